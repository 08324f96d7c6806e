import { afterEach, expect, it, vi } from 'vitest';
import { answerOnDevice, askData } from './device.ts';

afterEach(() => {
  answerOnDevice(undefined);
  vi.restoreAllMocks();
});

it('asks data of the site past what the browser kept, which may be older than the page that asks', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ items: [] }));
  expect(await askData('/programma.items', 1_000)).toEqual({ items: [] });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it('asks the device in the place of the site', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  answerOnDevice({ page: async () => ({}), data: async (path) => path });
  expect(await askData('/programma.items', 1_000)).toBe('/programma.items');
  expect(asked).not.toHaveBeenCalled();
});

import { afterEach, expect, it, vi } from 'vitest';

const SLOW_MS = 40_000;

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('storyblok-emulator');
  vi.resetModules();
});

it.each(['graphql', 'rest'])('waits for embedded content (%s) however busy the process is', async (api) => {
  vi.stubEnv('CONTENT_API', api);
  vi.resetModules();
  vi.doMock('storyblok-emulator', () => ({
    createStoryblokEmulator: () => ({
      fetch: async () => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return Response.json({ data: { ContentNodes: { items: [], total: 0 } }, stories: [] });
      },
    }),
  }));
  const { cms } = await import('./content.ts');
  vi.useFakeTimers();
  const frame = cms.frame();
  frame.catch(() => undefined);
  // Waits in real time while the first query loads the embedded server.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect((await frame).header.links).toEqual([]);
});

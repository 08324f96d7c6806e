import { expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('while one is under way, of what comes only the last is sent after it', async () => {
  const sent: string[] = [];
  const arrivals: (() => void)[] = [];
  const type = latestOnly((text: string) => {
    sent.push(text);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  });
  for (const text of ['B', 'Bo', 'Boe', 'Boek']) type(text);
  expect(sent).toEqual(['B']);
  arrivals[0]?.();
  await settle();
  expect(sent).toEqual(['B', 'Boek']);
  type('Boeken');
  arrivals[1]?.();
  await settle();
  expect(sent).toEqual(['B', 'Boek', 'Boeken']);
  arrivals[2]?.();
  await settle();
  type('Boekje');
  expect(sent.at(-1)).toBe('Boekje');
});

import { expect, it } from 'vitest';
import { createImageQueue } from './image-work.ts';

/** Works that end when they are told to. */
function works() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running += 1;
      most = Math.max(most, running);
      ends.push(() => {
        running -= 1;
        resolve();
      });
    });
  return { work, ends, running: () => running, most: () => most };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('runs no more than so many at once, and all in the end', async () => {
  const queue = createImageQueue({ atOnce: 2, waiting: 10, maxWaitMs: 1000 });
  const { work, ends, running, most } = works();
  const all = Promise.all(Array.from({ length: 7 }, () => queue(work)));
  for (let ended = 0; ended < 7; ended++) {
    await settle();
    expect(running()).toBe(Math.min(2, 7 - ended));
    ends.shift()?.();
  }
  await all;
  expect(most()).toBe(2);
});

it('goes on after a work that fails', async () => {
  const queue = createImageQueue({ atOnce: 1, waiting: 10, maxWaitMs: 1000 });
  const failing = queue(() => Promise.reject(new Error('stuk')));
  const next = queue(() => Promise.resolve('heel'));
  await expect(failing).rejects.toThrow('stuk');
  expect(await next).toBe('heel');
});

it('refuses who would stand too far back', async () => {
  const queue = createImageQueue({ atOnce: 1, waiting: 1, maxWaitMs: 1000 });
  const { work, ends } = works();
  const [first, second] = [queue(work), queue(work)];
  await expect(queue(work)).rejects.toMatchObject({ status: 503 });
  await settle();
  ends.shift()?.();
  await settle();
  ends.shift()?.();
  await Promise.all([first, second]);
});

it('refuses who has waited too long, and keeps the places of the others', async () => {
  const queue = createImageQueue({ atOnce: 1, waiting: 5, maxWaitMs: 30 });
  const { work, ends } = works();
  const first = queue(work);
  await expect(queue(work)).rejects.toMatchObject({ status: 503 });
  ends.shift()?.();
  await first;
  expect(await queue(() => Promise.resolve('weer vrij'))).toBe('weer vrij');
});

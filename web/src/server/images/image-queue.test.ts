import { expect, it } from 'vitest';
import { createImageQueue } from './image-queue.ts';

/** Creates jobs that end when the test ends them. */
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

it('runs a limited number of jobs at once, and eventually all of them', async () => {
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

it('continues after a failed job', async () => {
  const queue = createImageQueue({ atOnce: 1, waiting: 10, maxWaitMs: 1000 });
  const failing = queue(() => Promise.reject(new Error('stuk')));
  const next = queue(() => Promise.resolve('heel'));
  await expect(failing).rejects.toThrow('stuk');
  expect(await next).toBe('heel');
});

it('rejects a job when the queue is too long', async () => {
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

it('rejects a job that waited too long, and still runs the jobs before and after it', async () => {
  const queue = createImageQueue({ atOnce: 1, waiting: 5, maxWaitMs: 30 });
  const { work, ends } = works();
  const first = queue(work);
  await expect(queue(work)).rejects.toMatchObject({ status: 503 });
  ends.shift()?.();
  await first;
  expect(await queue(() => Promise.resolve('weer vrij'))).toBe('weer vrij');
});

/** Creates a queue whose jobs each take one step. Records for each visitor the steps in which their jobs ended. */
function steps(limits: { atOnce: number; waiting: number }) {
  const queue = createImageQueue({ ...limits, maxWaitMs: 60_000 });
  const { work, ends } = works();
  const ended: Record<string, number[]> = {};
  const refused: string[] = [];
  let step = 0;
  const ask = (visitor: string, also: Set<string> = new Set([visitor])) =>
    queue(work, also).then(
      () => {
        ended[visitor] = [...(ended[visitor] ?? []), step];
      },
      () => refused.push(visitor),
    );
  /** Ends all running jobs, `times` times in a row. */
  const goOn = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await settle();
      step += 1;
      for (const end of ends.splice(0)) end();
      await settle();
    }
  };
  return { ask, goOn, ended, refused };
}

it('delays the first image of each other visitor by at most one job while it makes two hundred images for one visitor', async () => {
  const { ask, goOn, ended, refused } = steps({ atOnce: 2, waiting: 300 });
  for (let picture = 0; picture < 200; picture += 1) void ask('veelvraat');
  await goOn(3);
  for (let picture = 0; picture < 6; picture += 1) void ask('bezoeker');
  await goOn(1);
  for (const visitor of ['buur', 'kind']) void ask(visitor);
  await goOn(300);
  // The first job gets the slot that the heavy user may not occupy. The other jobs run one after another.
  expect(ended.bezoeker?.[0]).toBe(4);
  expect(Math.max(...(ended.bezoeker ?? []))).toBeLessThanOrEqual(4 + 8);
  for (const visitor of ['buur', 'kind']) expect(ended[visitor]?.[0]).toBeLessThanOrEqual(4 + 2);
  expect(ended.veelvraat).toHaveLength(200);
  expect(refused).toEqual([]);
});

it('rejects the newest job of the heaviest user when the queue is full, never the job of a new visitor', async () => {
  const { ask, goOn, ended, refused } = steps({ atOnce: 1, waiting: 50 });
  for (let picture = 0; picture < 80; picture += 1) void ask('veelvraat');
  for (let visitor = 0; visitor < 20; visitor += 1) void ask(`bezoeker ${visitor}`);
  await goOn(100);
  expect(new Set(refused)).toEqual(new Set(['veelvraat']));
  expect(Object.keys(ended)).toHaveLength(21);
});

it('makes a shared image as soon as it is the turn of any visitor who requested it', async () => {
  const { ask, goOn, ended } = steps({ atOnce: 1, waiting: 300 });
  for (let picture = 0; picture < 30; picture += 1) void ask('veelvraat');
  const both = new Set(['veelvraat']);
  void ask('allebei', both);
  await goOn(2);
  both.add('bezoeker');
  await goOn(1);
  // Ends the job that started before this visitor arrived.
  await goOn(1);
  expect(ended.allebei?.[0]).toBeLessThanOrEqual(4);
});

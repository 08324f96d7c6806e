import { ImageRefusal } from './image-refusal.ts';

export type ImageQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `atOnce` works together, so that pictures leave room for pages; the others wait in order. Who would
 * wait behind `waiting` others, or has waited `patienceMs`, is refused with 503.
 */
export function createImageQueue(limits: {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}): ImageQueue {
  const line: (() => void)[] = [];
  let running = 0;

  function turn(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= limits.waiting)
      throw new ImageRefusal(503, 'too many pictures are waiting to be made');
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1);
        reject(new ImageRefusal(503, `waited ${limits.patienceMs} ms to be made`));
      }, limits.patienceMs);
      timer.unref();
      line.push(start);
    });
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      // The place is handed on rather than given back, so that nobody slips in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { LRUCache } from 'lru-cache';
import { ImageRefusal } from './image-work.ts';

/** Runs `work` when its turn comes. `visitors`: the IP addresses that wait for the result, a live set. */
export type ImageQueue = <T>(work: () => Promise<T>, visitors?: ReadonlySet<string>) => Promise<T>;

type Place = {
  visitors: ReadonlySet<string>;
  start: () => void;
  refuse: (reason: string) => void;
};

/** A visitor with more jobs than this never gets the last free slot. A browser requests six images at a time. */
const MODEST = 12;

/** Maximum number of visitors whose last turn is recorded. A forgotten visitor counts as one who had no turn yet. */
const MAX_REMEMBERED = 10_000;

const EVERYBODY: ReadonlySet<string> = new Set(['']);

/**
 * Creates a queue that runs at most `atOnce` jobs together, which leaves processor time for pages. The visitor whose
 * last turn was longest ago goes first, therefore a visitor who requests hundreds of images delays only themselves. A
 * visitor with more than {@link MODEST} jobs never gets the last free slot. A job that has waited `maxWaitMs` fails
 * with 503. If `waiting` jobs are queued, a new job makes the newest job of the heaviest visitor fail.
 */
export function createImageQueue(limits: { atOnce: number; waiting: number; maxWaitMs: number }): ImageQueue {
  const queue: Place[] = [];
  const running = new Set<Place>();
  const turns = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  let turn = 0;

  const wants = () => {
    const counts = new Map<string, number>();
    for (const { visitors } of [...running, ...queue])
      for (const visitor of visitors) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
    return counts;
  };
  const least = ({ visitors }: Place, of: { get(visitor: string): number | undefined }) =>
    Math.min(...[...visitors].map((visitor) => of.get(visitor) ?? 0));

  const noteTurn = ({ visitors }: Place) => {
    turn += 1;
    for (const visitor of visitors) turns.set(visitor, turn);
  };

  const startNext = () => {
    while (running.size < limits.atOnce) {
      const counts = wants();
      const isHeavy = (place: Place) => least(place, counts) > MODEST;
      const heavyMay = [...running].filter(isHeavy).length < Math.max(1, limits.atOnce - 1);
      const able = queue.filter((place) => heavyMay || !isHeavy(place));
      const next = able.reduce<Place | undefined>(
        (best, place) => (best && least(best, turns) <= least(place, turns) ? best : place),
        undefined,
      );
      if (next === undefined) return;
      queue.splice(queue.indexOf(next), 1);
      running.add(next);
      noteTurn(next);
      next.start();
    }
  };

  /** Makes room in the queue: rejects the newest job of the visitor who has the most jobs. */
  const sendOneAway = () => {
    const counts = wants();
    const most = Math.max(...queue.map((place) => least(place, counts)));
    const gone = queue.findLast((place) => least(place, counts) === most);
    if (gone === undefined) return;
    queue.splice(queue.indexOf(gone), 1);
    gone.refuse('too many pictures are waiting to be made');
  };

  const turnOf = (visitors: ReadonlySet<string>) =>
    new Promise<Place>((resolve, reject) => {
      const place: Place = {
        visitors,
        start: () => {
          clearTimeout(timer);
          resolve(place);
        },
        refuse: (reason) => {
          clearTimeout(timer);
          reject(new ImageRefusal(503, reason));
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(place), 1);
        place.refuse(`waited ${limits.maxWaitMs} ms to be made`);
      }, limits.maxWaitMs);
      timer.unref();
      queue.push(place);
      startNext();
      if (queue.length > limits.waiting) sendOneAway();
    });

  return async (work, visitors = EVERYBODY) => {
    const place = await turnOf(visitors);
    try {
      return await work();
    } finally {
      running.delete(place);
      startNext();
    }
  };
}

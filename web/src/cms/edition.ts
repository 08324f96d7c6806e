import type { ProgrammeItem } from '../domain/programme/programme-item.ts';

type Items = readonly ProgrammeItem[];

/**
 * Makes one list of two answers: what starts when the edition begins or later, and what runs into it, of which only what
 * began before is not in the first. The same answers give the same list, so that what is made of it is not made again.
 */
export function createEdition() {
  let last: { starting: Items; running: Items; all: Items } | undefined;
  return (starting: Items, running: Items, begins: Date): Items => {
    if (last?.starting === starting && last.running === running) return last.all;
    const before = running.filter(({ start }) => +start < +begins);
    const all = before.length === 0 ? starting : [...before, ...starting];
    last = { starting, running, all };
    return all;
  };
}

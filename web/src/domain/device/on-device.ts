import type { BASE } from '../pages/paths.ts';
import { record } from '../unknown-values.ts';
import type { REST } from './device-programme.ts';

// Names are written out here: the worker needs few of them.

/** Pages that are made of the programme, whatever it is. */
const ALWAYS: readonly string[] = [
  '/programma',
  '/nu',
  '/signeren',
  '/auteurs',
  '/mijn-stapel',
  '/boekje',
] satisfies (typeof BASE)[keyof typeof BASE][];

const EXPERIENCES: (typeof BASE)['experience'] = '/activiteiten';
const ALL_BUT_DAYS: typeof REST = 'algemeen';

/**
 * Whether what a device took along has the page at a path, all of it or a part: `programme` is the whole programme as it is held.
 * The worker asks it, which reads no more of the programme than this.
 */
export function isOnDevice(programme: string, path: string): boolean {
  if (ALWAYS.includes(path)) return true;
  if (path.startsWith(`${EXPERIENCES}/`)) return programme.includes(JSON.stringify(path));
  const { parts } = record(JSON.parse(programme));
  const { days, authors, pages, home } = record(record(record(parts)[ALL_BUT_DAYS]).data);
  return [days, authors, pages, [home]].some(
    (known) => Array.isArray(known) && known.some((one) => record(one).path === path),
  );
}

/** A path as the site writes it, which leads on to that (server/request-hygiene.ts): in small letters, without a slash at the end. */
export const pathAsked = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

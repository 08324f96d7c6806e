import type { BASE } from '../pages/paths.ts';
import { record } from '../unknown-values.ts';
import type { REST } from './offline-programme.ts';

// This module repeats some constants. Importing them would add unneeded code to the service worker.

/** Pages that the offline programme can always render, whatever it contains. */
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
 * Returns whether the offline data contains at least part of the page at a path. `programme` is the stored JSON text,
 * which the worker searches without parsing it.
 */
export function isAvailableOffline(programme: string, path: string): boolean {
  if (ALWAYS.includes(path)) return true;
  if (path.startsWith(`${EXPERIENCES}/`)) return programme.includes(JSON.stringify(path));
  const { parts } = record(JSON.parse(programme));
  const { days, authors, pages, home } = record(record(record(parts)[ALL_BUT_DAYS]).data);
  return [days, authors, pages, [home]].some(
    (known) => Array.isArray(known) && known.some((one) => record(one).path === path),
  );
}

/** Normalizes a path to lower case without a trailing slash, like the redirects of server/request-hygiene.ts. */
export const normalizedPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

import { SENT } from '../../domain/pages/query-names.ts';
import { parsedUrl } from '../../domain/parsed-url.ts';

/** The parameter that tells it by which number the festival knows what was sent. */
export const REFERENCE = 'referentie';

/** Where a form stood: the path of its page, and its id there when it has said so. */
export type FormPlace = { path: string; id?: string };

/** Any origin: only what is a path of this one is a place of ours. */
const HERE = 'http://hier.invalid';

/** Reads the place that a form carries, `/contact#formulier-1`. What is no path of this site is `otherwise`. */
export function parsePlace(carried: string | undefined, otherwise: string): FormPlace {
  const url = carried === undefined ? undefined : parsedUrl(carried, HERE);
  if (url === undefined) return { path: otherwise };
  const { origin, pathname, hash } = url;
  // A doubled slash in front would lead to another host.
  if (origin !== HERE || pathname.startsWith('//')) return { path: otherwise };
  return { path: pathname, id: hash.slice(1) || undefined };
}

/** The place as a form carries it. */
export function formatPlace({ path, id }: FormPlace): string {
  return id === undefined ? path : `${path}#${id}`;
}

/** Back to the page of a form that was sent. */
export function sentAddress({ path, id }: FormPlace, kind: string, reference?: string): string {
  const query = new URLSearchParams({ [SENT]: id ?? kind });
  if (reference !== undefined) query.set(REFERENCE, reference);
  return formatPlace({ path: `${path}?${query}`, id });
}

/** A reference as it is shown; anybody can write an address, so that it is a number of ours or nothing. */
export function parseReference(given: string | null | undefined): string | undefined {
  return given && /^[\da-f]{8}$/.test(given) ? given : undefined;
}

/** Where a form is shown again that could not be sent. `status`: why, when nothing is wrong with what was typed. */
export function againAddress(kind: string, status?: number): string {
  return status === undefined ? `/formulier/${kind}` : `/formulier/${kind}?status=${status}`;
}

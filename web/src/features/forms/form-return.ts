import { SENT } from '../../domain/pages/query-names.ts';
import { parsedUrl } from '../../domain/parsed-url.ts';

/** The query parameter with a submission's reference number. */
export const REFERENCE = 'referentie';

/** The path of the form's page and, if known, the form's id on that page. */
export type FormPlace = { path: string; id?: string };

/** Placeholder origin for parsing addresses: a result with another origin belongs to another site. */
const HERE = 'http://hier.invalid';

/**
 * Parses the address to return to after a form: `/contact#formulier-1`. If that address is on another site, returns the
 * path `otherwise`.
 */
export function parsePlace(carried: string | undefined, otherwise: string): FormPlace {
  const url = carried === undefined ? undefined : parsedUrl(carried, HERE);
  if (url === undefined) return { path: otherwise };
  const { origin, pathname, hash } = url;
  // A leading double slash would point to another host.
  if (origin !== HERE || pathname.startsWith('//')) return { path: otherwise };
  return { path: pathname, id: hash.slice(1) || undefined };
}

/** Serializes the place of the form, to which its visitor returns: `/contact#formulier-1`. */
export function formatPlace({ path, id }: FormPlace): string {
  return id === undefined ? path : `${path}#${id}`;
}

/** Returns the path of the form's page, with the query that shows the confirmation. */
export function sentAddress({ path, id }: FormPlace, kind: string, reference?: string): string {
  const query = new URLSearchParams({ [SENT]: id ?? kind });
  if (reference !== undefined) query.set(REFERENCE, reference);
  return formatPlace({ path: `${path}?${query}`, id });
}

/** Returns a well-formed reference number, else `undefined`, because anyone can edit the address. */
export function parseReference(given: string | null | undefined): string | undefined {
  return given && /^[\da-f]{8}$/.test(given) ? given : undefined;
}

/**
 * Returns the path and query that show a failed form again. `status` names the failure; it is missing if the input was
 * invalid.
 */
export function againAddress(kind: string, status?: number): string {
  return status === undefined ? `/formulier/${kind}` : `/formulier/${kind}?status=${status}`;
}

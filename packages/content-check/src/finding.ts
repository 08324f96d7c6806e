import type { Severity } from './rule.ts';

/** How soon visitors encounter a problem, soonest first. `voorbij`: the story has only past items. */
export const URGENCIES = ['eerst', 'daarna', 'later', 'voorbij'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Another place with a problem of the same cause. */
export type FoundPlace = { story: string; uuid: string; title: string; path: string };

/** One problem for the editors, with the data that programs need. Its texts are Dutch. */
export type Finding = FoundPlace & {
  rule: string;
  severity: Severity;
  urgency: Urgency;
  /** The name of the content type, as Storyblok shows it. */
  kind: string;
  /** Whether the problem is only in the unpublished version of the story. */
  draft: boolean;
  /** The technical name of the field, and the `_uid` of its block. */
  field?: string;
  block?: string;
  what: string;
  visitors: string;
  mend: string;
  also: readonly FoundPlace[];
  /** The name of the cause, for a mistake that may show in many places. */
  cause?: string;
};

/** Maximum number of places that a sentence names. */
const MAX_NAMED = 10;

/** Returns the finding in full sentences that are clear without the rest of the report. */
export function sentencesOf(finding: Finding): string[] {
  const { title, kind, draft, path, what, visitors, mend } = finding;
  const where = [`${kind} ‘${title}’${draft ? ' (concept)' : ''}`, path].filter(Boolean).join(', ');
  return [`${where}: ${what}${placesOf(finding)}.`, `Bezoekers: ${visitors}.`, `→ ${mend}.`];
}

/**
 * Returns a text that identifies a finding in later checks. It does not change when a block moves, or when one of the
 * places with a common cause is corrected.
 */
export const identityOf = ({ rule, cause, uuid, story, block, field, path, what }: Finding): string =>
  JSON.stringify(cause ? [rule, cause] : [rule, uuid || story, block ? [block, field] : path, what]);

/** Returns ` (74 andere plaatsen: …)` if the problem occurs in more than one place; otherwise ''. */
export function placesOf({ also }: Pick<Finding, 'also'>): string {
  if (also.length === 0) return '';
  const names = [...new Set(also.map(({ title, path }) => [`‘${title}’`, path].filter(Boolean).join(', ')))];
  const others = names.length - MAX_NAMED;
  const listed = names.slice(0, MAX_NAMED).join('; ') + (others > 0 ? ` en ${others} meer` : '');
  return ` (${names.length === 1 ? 'ook' : `${names.length} andere plaatsen`}: ${listed})`;
}

import type { Edition } from './edition.ts';

/** Worst first. A «fout» shows to visitors or breaks something, and fails the check. */
export const SEVERITIES = ['fout', 'waarschuwing', 'tip'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** One thing that is not right, in Dutch for editors. */
export type Complaint = {
  severity: Severity;
  /** The full slug of the story, by the place of its file. */
  story: string;
  /** Found in the unpublished version. */
  draft: boolean;
  what: string;
  /** How to mend it. */
  mend: string;
};

/** A complaint with the name of the rule that made it. */
export type Finding = Complaint & { rule: string };

/** Everything that one rule has to say of an edition. */
export type Rule = (edition: Edition) => Complaint[];

export function complain(
  { slug, draft }: { slug: string; draft: boolean },
  severity: Severity,
  what: string,
  mend: string,
): Complaint {
  return { severity, story: slug, draft, what, mend };
}

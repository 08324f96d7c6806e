import type { Edition } from './edition.ts';

/** The severities, worst first. A «fout» (error) makes the check fail: visitors can see it, or it breaks something. */
export const SEVERITIES = ['fout', 'waarschuwing', 'tip'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** One problem, described in Dutch for editors. */
export type Complaint = {
  severity: Severity;
  /** The full slug of the story, from the path of its file. */
  story: string;
  /** Whether the problem is in the unpublished version of the story. */
  draft: boolean;
  what: string;
  /** How to fix the problem. */
  mend: string;
};

/** A complaint with the name of its rule. */
export type Finding = Complaint & { rule: string };

/** Returns all complaints of one rule about an edition. */
export type Rule = (edition: Edition) => Complaint[];

export function complain(
  { slug, draft }: { slug: string; draft: boolean },
  severity: Severity,
  what: string,
  mend: string,
): Complaint {
  return { severity, story: slug, draft, what, mend };
}

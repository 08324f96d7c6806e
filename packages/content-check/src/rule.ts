import type { Content, Edition } from './edition.ts';
import type { StoryFile } from './story-file.ts';
import type { Spot } from './story-parts.ts';

/**
 * The severities, worst first. A «fout» (error) makes the check fail: visitors can see it, or it breaks a feature of
 * the site.
 */
export const SEVERITIES = ['fout', 'waarschuwing', 'tip'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** The place of a problem: a story or the address of a missing story, and the position in the story. */
export type Place = { file: StoryFile | Pick<StoryFile, 'slug' | 'draft'>; at?: Spot };

/** One problem, described in Dutch for editors. Its texts begin in lower case and end without a full stop. */
export type Complaint = Place & {
  /** What is wrong, using the names in Storyblok's editor. */
  what: string;
  /** What editors should do about it. */
  mend: string;
  /** What visitors notice, if that differs from the text of the rule. */
  visitors?: string;
  /** Overrides the severity of the rule. */
  severity?: Severity;
  /** Complaints of one rule with the same cause become one finding, with all their places. */
  cause?: string;
};

/** The stories of an example, and other input that the rule needs. */
type Example = () => { files: readonly StoryFile[] } & Partial<Content & Pick<Edition, 'now'>>;

/** A rule of the catalogue. Its texts are Dutch: the manual of the editors lists them. */
export type Rule = {
  /** The name that editors see, and that they type to approve findings of the rule. */
  name: string;
  /** What the rule looks for; the manual shows it. */
  looksFor: string;
  /** What visitors notice. Begins in lower case, without a full stop. */
  visitors: string;
  severity: Severity;
  find: (edition: Edition) => readonly Complaint[];
  /** Stories that break the rule, and the same stories corrected. A test runs the rule on both. */
  bad: Example;
  good: Example;
};

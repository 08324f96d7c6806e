import { type CheckOptions, type Content, editionOf } from './edition.ts';
import type { Finding } from './finding.ts';
import { checkedBy } from './findings.ts';
import { wrongDates } from './rules/wrong-dates.ts';

/** Returns the findings about dates in texts, and no others. */
export const dateFindings = (content: Content, options: CheckOptions): readonly Finding[] =>
  checkedBy([wrongDates], editionOf(content, options)).findings.filter(
    ({ rule }) => rule === wrongDates.name,
  );

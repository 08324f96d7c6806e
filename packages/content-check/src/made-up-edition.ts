import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentModel } from './content-model.ts';
import { type Content, type Edition, editionOf } from './edition.ts';
import type { Finding } from './finding.ts';
import { checkedBy } from './findings.ts';
import type { Rule } from './rule.ts';
import type { StoryFile } from './story-file.ts';

/** The content model of the test edition, so tests use the fields of real stories. */
export const MODEL = readContentModel(readFileSync(join(FIXTURE_EDITION, 'components.json'), 'utf8'));

/** The parts of an edition, besides its stories, that a test may set. */
type More = Partial<Content & Pick<Edition, 'dates' | 'now'>>;

/** An edition that consists of these stories only, checked on the day before the festival. */
export function edition(files: readonly StoryFile[], { dates, now = NOW, ...more }: More = {}): Edition {
  return editionOf({ files, model: MODEL, ...more }, { dates, now });
}

/** The time at which the rules are tested: noon in Brussels on the day before the festival of 2025. */
const NOW = new Date('2025-10-24T10:00:00Z');

/** Returns the findings of a rule about these stories, each as `severity story: path: what`. */
export function said(rule: Rule, files: readonly StoryFile[], more: More = {}): string[] {
  return found(rule, files, more).map(line);
}

export function found(rule: Rule, files: readonly StoryFile[], more: More = {}): Finding[] {
  return checkedBy([rule], edition(files, more)).findings;
}

export function line({ severity, story: slug, draft, path, what }: Finding): string {
  return `${severity} ${slug}${draft ? ' (concept)' : ''}: ${path}${path && ': '}${what}`;
}

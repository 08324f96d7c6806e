import { isDeepStrictEqual } from 'node:util';
import type { CheckOptions, Content } from './edition.ts';
import { type Finding, identityOf, placesOf } from './finding.ts';
import { checkContent } from './findings.ts';
import type { Severity } from './rule.ts';
import type { StoryFile } from './story-file.ts';

/** A finding for the editors of one story. Its texts are Dutch sentences. */
export type StoryFinding = {
  /** The name of the rule. */
  rule: string;
  severity: Severity;
  /** Whether the finding is only in the unpublished version. */
  draft: boolean;
  /** The block and the field in the names of Storyblok's editor; '' if it is about the whole story. */
  path: string;
  what: string;
  visitors: string;
  mend: string;
};

/**
 * Returns the findings of one story as if its current version were published, in order of urgency. The other stories
 * are the context: a finding of theirs is included only if this story is one of its places.
 */
export function storyFindings(
  content: Content,
  current: StoryFile,
  options: Pick<CheckOptions, 'now' | 'dates'>,
): StoryFinding[] {
  const { uuid } = current;
  const others = content.files.filter((file) => file.uuid !== uuid);
  const published = content.files.find((file) => file.uuid === uuid && !file.draft);
  const check = (file: StoryFile): Finding[] => {
    const files = [...others, { ...file, draft: false }];
    return checkContent({ ...content, files }, { ...options, only: uuid }).findings;
  };
  const found = check(current);
  if (found.length === 0) return [];
  const known = published === undefined ? [] : isSame(published, current) ? found : check(published);
  const onSite = new Set(known.map(identityOf));
  return found.map((finding) => shown(finding, uuid, !onSite.has(identityOf(finding))));
}

const isSame = (a: StoryFile, b: StoryFile): boolean =>
  a.slug === b.slug && a.name === b.name && isDeepStrictEqual([a.tags, a.content], [b.tags, b.content]);

function shown(finding: Finding, uuid: string, draft: boolean): StoryFinding {
  const { rule, severity, title, path, what, visitors, mend } = finding;
  const isElsewhere = finding.uuid !== uuid;
  return {
    rule,
    severity,
    draft,
    path: isElsewhere ? [`‘${title}’`, path].filter(Boolean).join(', ') : path,
    what: sentence(`${what}${placesOf(finding)}`),
    visitors: sentence(visitors),
    mend: sentence(mend),
  };
}

/** Makes a text of a rule, which may begin in lower case and has no full stop, a sentence. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

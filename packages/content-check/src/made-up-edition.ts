import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentModel } from './content-model.ts';
import { type ContentFolder, type Edition, editionOf } from './edition.ts';
import type { Complaint, Rule } from './finding.ts';
import type { StoryFile } from './story-file.ts';

/** The content model of the test edition, so tests use the fields of real stories. */
export const MODEL = readContentModel(readFileSync(join(FIXTURE_EDITION, 'components.json'), 'utf8'));

/** A published story whose uuid is `uuid-` followed by its slug. */
export function story(
  slug: string,
  content: { component: string; [field: string]: unknown },
  more: Partial<StoryFile> = {},
): StoryFile {
  const { component } = content;
  return { slug, draft: false, uuid: `uuid-${slug}`, tags: [], component, content, ...more };
}

/** The parts of an edition, besides its stories, that a test may set. */
type More = Partial<ContentFolder & Pick<Edition, 'dates'>>;

/** An edition that consists of these stories only. */
export function edition(files: readonly StoryFile[], { dates, ...more }: More = {}): Edition {
  return editionOf({ files, broken: [], model: MODEL, ...more }, dates);
}

/** Returns the complaints of a rule about these stories, each as `severity story: what`. */
export function said(rule: Rule, files: readonly StoryFile[], more: More = {}): string[] {
  return rule(edition(files, more)).map(line);
}

export function line({ severity, story: slug, draft, what }: Complaint): string {
  return `${severity} ${slug}${draft ? ' (concept)' : ''}: ${what}`;
}

/**
 * A programme item with a place and time. Dates are in the format of content, in UTC unless the edition says otherwise.
 */
export function item(
  slug: string,
  start: string,
  end: string,
  more: Record<string, unknown> = {},
  file: Partial<StoryFile> = {},
): StoryFile {
  const content = { component: 'program', start_date: start, end_date: end, location: 'uuid-locaties/forum' };
  return story(slug, { ...content, ...more }, file);
}

/** A rich text of one paragraph, optionally with marks. */
export function richText(text: string, ...marks: readonly Record<string, unknown>[]) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] };
}

/** A link field that refers to a story. */
export function linkTo(slug: string, more: Record<string, unknown> = {}) {
  return {
    fieldtype: 'multilink',
    linktype: 'story',
    id: `uuid-${slug}`,
    url: '',
    cached_url: slug,
    ...more,
  };
}

/** A day page of the programme. */
export function dayPage(day: string): StoryFile {
  return story(`programma/${day}`, { component: 'date_overview', title: day, date: `${day} 00:00` });
}

/** An image field. */
export function picture(path: string, alt: string | null = 'Een boek op een plank.') {
  return { fieldtype: 'asset', id: 1, filename: `https://a.storyblok.com/f/101/${path}`, alt };
}

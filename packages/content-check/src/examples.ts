import type { StoryFile } from './story-file.ts';

/** Creates a published story whose uuid is `uuid-` followed by its slug. */
export function story(
  slug: string,
  content: { component: string; [field: string]: unknown },
  more: Partial<StoryFile> = {},
): StoryFile {
  const { component } = content;
  return { slug, draft: false, uuid: `uuid-${slug}`, tags: [], component, content, ...more };
}

/** A programme item with a place and time. Dates have the format of stored content, by default in UTC. */
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

/** A link field that links to a story. */
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

export function dayPage(day: string): StoryFile {
  return story(`programma/${day}`, { component: 'date_overview', title: day, date: `${day} 00:00` });
}

export function picture(path: string, alt: string | null = 'Een boek op een plank.') {
  return { fieldtype: 'asset', id: 1, filename: `https://a.storyblok.com/f/101/${path}`, alt };
}

export const pageWith = (...body: readonly unknown[]): { files: readonly StoryFile[] } => ({
  files: [story('a', { component: 'page', title: 'A', body })],
});

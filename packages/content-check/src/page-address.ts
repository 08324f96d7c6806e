import { BASE, isUitEventId, OWN_ADDRESSES, slugOfPath } from 'web/content-rules';
import { PARTS_OF_PAGES } from 'web/story-rules';
import type { Edition } from './edition.ts';
import type { StoryFile } from './story-file.ts';

export function hasPage({ component }: StoryFile): boolean {
  return !PARTS_OF_PAGES.includes(component);
}

/** Returns the published story at an address of this site; undefined if there is none. */
export function pageAt(path: string, { storyBySlug }: Edition): StoryFile | undefined {
  const story = storyBySlug(slugOfPath(path));
  return story && !story.draft && hasPage(story) ? story : undefined;
}

/** Whether an address of this site exists: a built-in page, a story, a town, an event, or a file. */
export function pageExistsAt(path: string, edition: Edition): boolean {
  const slug = slugOfPath(path);
  if (OWN_ADDRESSES.includes(`/${slug}`) || pageAt(path, edition)) return true;
  const last = slug.split('/').at(-1) ?? '';
  const isTown = edition.published.some(
    (story) => story.component === 'on_tour_location' && story.slug.endsWith(`/${last}`),
  );
  if (isTown && `/${slug}` === `${BASE.onTour}/${last}`) return true;
  if (`/${slug}` === BASE.authors) return edition.published.some(({ component }) => component === 'author');
  // Feeds, calendars and UiTdatabank events are not stories, so assume that they exist.
  return /\.[a-z0-9]{2,5}$/i.test(last) || isUitEventId(last);
}

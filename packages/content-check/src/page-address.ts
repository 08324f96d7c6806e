import { BASE, isUitEventId, momentId, OWN_ADDRESSES, redirectKey, slugOfPath } from 'web/content-rules';
import { PARTS_OF_PAGES } from 'web/story-rules';
import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
import type { StoryFile } from './story-file.ts';

export function hasPage({ component }: StoryFile): boolean {
  return !PARTS_OF_PAGES.includes(component);
}

/** Returns the published story at an address of this site; undefined if there is none. */
export function pageAt(path: string, { storyBySlug }: Edition): StoryFile | undefined {
  const story = storyBySlug(slugOfPath(path));
  return story && !story.draft && hasPage(story) ? story : undefined;
}

/** Addresses of pages without a story: forms, confirmations, the style guide. */
const BUILT_IN = /^\/(?:formulier\/.+|nieuwsbrief\/bevestigen|stijlgids)$/;

/** Storyblok hosts all documents; they never have an address on this site. */
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|zip|html?|php|aspx?)$/;

/** Whether an address of this site works: content or a file is there, or editors redirect it. */
export const pageExistsAt = (path: string, edition: Edition): boolean =>
  isTaken(path, edition) || edition.redirects.has(redirectKey(path));

/** Whether something is at an address of this site: a built-in page, a story, a town, a moment or a file. */
export function isTaken(path: string, edition: Edition): boolean {
  const written = slugOfPath(path.replace(/[?#].*$/s, ''));
  // Ignore capitals, because the site redirects such an address: phones capitalize the first letter.
  const slug = written.toLowerCase();
  const address = `/${slug}`;
  const last = lastOf(slug);
  const isAt = (base: string) => address === `${base}/${last}`;
  if (OWN_ADDRESSES.includes(address) || BUILT_IN.test(address) || pageAt(slug, edition)) return true;
  const day = /^programma\/([^/]+)\.ics$/.exec(slug)?.[1];
  if (day !== undefined) return pageAt(`${BASE.programme}/${day}`, edition) !== undefined;
  const year = /^programma\/(\d{4})$/.exec(slug)?.[1];
  if (year !== undefined)
    return edition.published.some(
      ({ component, content }) => component === 'date_overview' && textOf(content.date).startsWith(year),
    );
  if (isAt(BASE.moment)) return momentExists(lastOf(written), edition);
  const isNamed = (kinds: readonly string[]) =>
    edition.published.some(
      ({ component, slug: other }) => kinds.includes(component) && lastOf(other) === last,
    );
  if ((isAt(BASE.onTour) || isAt('/on-tour')) && isNamed(['on_tour_location'])) return true;
  if (isAt(BASE.live) && isNamed(['location', 'live'])) return true;
  if (address === BASE.authors) return edition.published.some(({ component }) => component === 'author');
  // Feeds, calendars and UiTdatabank events are not stories, so assume that they exist.
  return (/\.[a-z0-9]{2,5}$/.test(last) && !DOCUMENT.test(last)) || isUitEventId(last);
}

/**
 * Whether visitors can open the page of a moment by this short id, which requires that its experience is published too.
 * Ignores `.ics` at the end, the address of the item's calendar.
 */
export function momentExists(id: string, { published, storyByUuid }: Edition): boolean {
  const short = id.replace(/\.ics$/, '');
  return published.some((story) => {
    const experience = textOf(story.content.experience);
    const isShown = experience === '' || storyByUuid(experience)?.draft === false;
    return isShown && story.component === 'program' && momentId(story) === short;
  });
}

/** Returns the last segment of a slug. */
export const lastOf = (slug: string): string => slug.split('/').at(-1) ?? slug;

import { BASE, momentId, storyPath } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';
import { hasPage, lastOf, pageExistsAt } from '../page-address.ts';
import { type StoryFile, titleOf } from '../story-file.ts';

/**
 * Addresses of the last published version must still work: visitors saved them, posters show them, and calendars and
 * hall screens request them. The finding names the redirect to add.
 */
export const vanishedAddresses: Rule = (edition) => {
  const { vanished = [] } = edition;
  return vanished.flatMap((before): Complaint[] => {
    const now = edition.published.find(({ uuid }) => uuid === before.uuid);
    const present = now ? addressesOf(now) : [];
    return addressesOf(before).flatMap((address, index) => {
      if (present.includes(address) || pageExistsAt(address, edition)) return [];
      // Both lists have the same order, so two addresses at the same position are of the same kind.
      const to = present[index] ?? present[0] ?? nearest(before, edition);
      const what = now
        ? `verhuisde naar ‘${now.slug}’: ‘${address}’ leidt nergens meer heen`
        : `‘${titleOf(before)}’ is niet meer gepubliceerd: ‘${address}’ leidt nergens meer heen`;
      const mend = `Voeg bij Doorverwijzingen toe: ${address} → ${to}`;
      return [complain(now ?? before, now ? 'fout' : 'waarschuwing', what, mend)];
    });
  });
};

/** Returns all addresses that a published story has on the site, the page first. */
function addressesOf(story: StoryFile): string[] {
  const last = lastOf(story.slug);
  const page = hasPage(story) ? [storyPath(story.slug)] : [];
  switch (story.component) {
    case 'program':
      return [`${BASE.moment}/${momentId(story)}`, `${BASE.moment}/${momentId(story)}.ics`];
    case 'date_overview':
      return [...page, `${BASE.programme}/${last}.ics`];
    case 'location':
      return [`${BASE.live}/${last}`];
    case 'live':
      return story.slug === 'live' || story.slug.startsWith('live/')
        ? page
        : [...page, `${BASE.live}/${last}`];
    case 'on_tour_location':
      return [`${BASE.onTour}/${last}`];
    default:
      return page;
  }
}

/** The page with similar content, by content type. For any other type, it is the page one level up in the path. */
const OVERVIEW: Record<string, string> = {
  program: BASE.programme,
  date_overview: BASE.programme,
  location: BASE.live,
  live: BASE.live,
  on_tour_location: BASE.onTour,
  on_tour_experience: BASE.onTour,
  experience: BASE.programme,
};

/**
 * Returns the redirect target for a story that lost its page: its activity, the overview of its kind, or the parent
 * page.
 */
function nearest(before: StoryFile, edition: Edition): string {
  const activity = edition.storyByUuid(textOf(before.content.experience));
  if (activity && !activity.draft) return storyPath(activity.slug);
  const above = storyPath(before.slug.split('/').slice(0, -1).join('/'));
  return OVERVIEW[before.component] ?? (pageExistsAt(above, edition) ? above : '/');
}

import { BASE, momentId, storyPath } from 'web/content-rules';
import type { Edition } from '../../edition.ts';
import { story } from '../../examples.ts';
import { textOf } from '../../json.ts';
import { hasPage, lastOf, pageExistsAt } from '../../page-address.ts';
import type { Complaint, Rule } from '../../rule.ts';
import { nameOf, type StoryFile } from '../../story-file.ts';

const page = (slug: string) => story(slug, { component: 'page', title: 'Route' }, { uuid: 'route' });

/** A vanished address breaks bookmarks of visitors, links on posters, followed calendars and hall screens. */
export const vanishedAddresses: Rule = {
  name: 'verdwenen adres',
  looksFor:
    'een adres van de vorige versie waar nu niets meer staat (in een map met Git, en in een space die al eens gelezen is)',
  visitors: 'wie het oude adres bewaarde of op een affiche las, ziet ‘Deze bladzijde ontbreekt’',
  severity: 'waarschuwing',
  find: (edition) => {
    const { vanished = [] } = edition;
    return vanished.flatMap((before): Complaint[] => {
      const now = edition.published.find(({ uuid }) => uuid === before.uuid);
      const present = now ? addressesOf(now) : [];
      if (isFilter(before)) return now ? changedFilter(before, now) : [];
      const ofMoments = now ? [] : addressesOfMoments(before, edition);
      const own = addressesOf(before).flatMap((address, index): Complaint[] => {
        if (present.includes(address) || pageExistsAt(address, edition)) return [];
        // Both lists have the same order, so two addresses at the same position are of the same kind.
        const to = present[index] ?? present[0] ?? nearest(before, edition);
        const what = now
          ? `deze story verhuisde naar ‘${now.slug}’, en op het oude adres ‘${address}’ staat niets meer`
          : `‘${nameOf(before)}’ is niet meer gepubliceerd, en op het adres ‘${address}’ staat niets meer`;
        const mend = `Voeg in de Globale gegevens bij ‘Doorverwijzingen’ toe: ${address} → ${to}`;
        return [{ file: now ?? before, severity: now ? 'fout' : 'waarschuwing', what, mend }];
      });
      if (ofMoments.length === 0) return own;
      const to = nearest(before, edition);
      const what = `‘${nameOf(before)}’ is niet meer gepubliceerd, en de korte links en kalenders van haar momenten leiden nergens heen`;
      const mend = `Voeg in de Globale gegevens bij ‘Doorverwijzingen’ toe: ${ofMoments.map((from) => `${from} → ${to}`).join(', ')}`;
      return [...own, { file: before, what, mend }];
    });
  },
  bad: () => ({ files: [page('info/route')], vanished: [page('route')] }),
  good: () => ({ files: [page('route')] }),
};

const isFilter = ({ component }: StoryFile): boolean => component === 'type' || component === 'theme';

/** A filter with a former slug finds nothing. A redirect cannot fix that, because the slug is not part of the path. */
function changedFilter(before: StoryFile, file: StoryFile): Complaint[] {
  const [old, slug] = [lastOf(before.slug), lastOf(file.slug)];
  if (old === slug) return [];
  const what = `de slug was ‘${old}’ en is nu ‘${slug}’, en gevolgde kalenders en bewaarde filters vragen naar ‘${old}’`;
  const visitors = 'hun kalender krijgt geen wijzigingen meer, en hun bewaarde lijst opent zonder die filter';
  return [
    { file, what, visitors, mend: `Geef de story haar oude slug terug: ${old}`, severity: 'waarschuwing' },
  ];
}

/** Returns the vanished addresses of the moments of an unpublished activity, of which the site shows none. */
function addressesOfMoments({ uuid, component }: StoryFile, edition: Edition): string[] {
  if (component !== 'experience') return [];
  return edition.published
    .filter((one) => one.component === 'program' && textOf(one.content.experience) === uuid)
    .flatMap(addressesOf)
    .filter((address) => !pageExistsAt(address, edition));
}

/** Returns all addresses that a published story has on the site, the page first. */
function addressesOf(file: StoryFile): string[] {
  const last = lastOf(file.slug);
  const page = hasPage(file) ? [storyPath(file.slug)] : [];
  switch (file.component) {
    case 'program':
      return [`${BASE.moment}/${momentId(file)}`, `${BASE.moment}/${momentId(file)}.ics`];
    case 'date_overview':
      return [...page, `${BASE.programme}/${last}.ics`];
    case 'location':
      return [`${BASE.live}/${last}`];
    case 'live':
      return file.slug === 'live' || file.slug.startsWith('live/') ? page : [...page, `${BASE.live}/${last}`];
    case 'on_tour_location':
      return [`${BASE.onTour}/${last}`];
    default:
      return page;
  }
}

/** The page with similar content, by content type. For all other types, it is the page one level up in the path. */
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
 * Returns the redirect target for a story without a page: its activity, the overview of its kind, or the parent page.
 */
function nearest(before: StoryFile, edition: Edition): string {
  const activity = edition.storyByUuid(textOf(before.content.experience));
  if (activity && !activity.draft) return storyPath(activity.slug);
  const above = storyPath(before.slug.split('/').slice(0, -1).join('/'));
  return OVERVIEW[before.component] ?? (pageExistsAt(above, edition) ? above : '/');
}

import { currentEdition } from '../../domain/edition/edition.ts';
import { overviewAt } from '../../domain/pages/overview.ts';
import { BASE, editionPath, OWN_ADDRESSES, type OwnAddress, slugOfPath } from '../../domain/pages/paths.ts';
import { isSigning } from '../../domain/programme/signing/signing.ts';
import { PAGE_HEADERS } from '../../http/cache-control.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Endpoint } from '../endpoint.ts';
import { newsFeed as writeNewsFeed } from './news-feed.ts';
import { robots as writeRobots, sitemap as writeSitemap } from './search-engines.ts';
import { securityContact } from './security-contact.ts';

const textAnswer = (text: string, contentType: string): Response =>
  new Response(text, { headers: { ...PAGE_HEADERS, 'content-type': `${contentType}; charset=utf-8` } });

/**
 * `/sitemap.xml`: every story, a page for each town of the tour, and pages generated from authors and programme. Pages of
 * earlier editions come last.
 */
export const sitemap: Endpoint = async ({ cms, now, site }) => {
  const [pages, towns, authors, items, editions, archived] = await Promise.all([
    cms.publicPages(),
    cms.onTourLocations(),
    cms.authors(),
    cms.programmeItems(now),
    cms.editions(),
    cms.archived(now),
  ]);
  const current = currentEdition(editions, now);
  const stories = pages.filter(({ path }) => !OWN_ADDRESSES.includes(path));
  const ofTour = towns.map(({ slug }) => ({ path: `${BASE.onTour}/${slug}` }));
  // Whether each generated page has content. The compiler reports a page that is missing here.
  const own = {
    [BASE.authors]: authors.length > 0,
    [BASE.programmeText]: true,
    [BASE.signing]: items.some(isSigning),
    // Listed last, with the other pages of earlier editions.
    [BASE.editions]: false,
    // Leave out pages that depend on the time, the visitor or a query.
    [BASE.now]: false,
    [BASE.savedItems]: false,
    [BASE.booklet]: false,
  } satisfies Record<OwnAddress, boolean>;
  const found = Object.entries(own).flatMap(([path, isFound]) => (isFound ? [{ path }] : []));
  const earlier = editions.filter(({ first }) => current !== undefined && first < current.first);
  const days = new Set(earlier.flatMap((edition) => edition.days.map(({ uuid }) => uuid)));
  const isArchived = ({ uuid }: { uuid: string }) =>
    days.has(uuid) || archived.experiences.has(uuid) || archived.authors.has(uuid);
  const lists = earlier.length === 0 ? [] : [BASE.editions, ...earlier.map(({ year }) => editionPath(year))];
  const listed = [
    ...stories.filter((story) => !isArchived(story)),
    ...ofTour,
    ...found,
    ...lists.map((path) => ({ path })),
    ...stories.filter(isArchived),
  ];
  return textAnswer(writeSitemap(listed, site.origin), 'application/xml');
};

/** `/robots.txt`: the paths that crawlers may request. */
export const robots: Endpoint = ({ site }) => textAnswer(writeRobots(site), 'text/plain');

/**
 * `/.well-known/security.txt`. Uses the system clock, because with a simulated clock the file could already be expired.
 */
export const securityTxt: Endpoint = ({ site }) =>
  textAnswer(securityContact(site.origin, new Date()), 'text/plain');

/** `/nieuws/rss.xml`: the news as an RSS feed. */
export const newsFeed: Endpoint = async ({ cms, site }) => {
  const overview = orNotFound(overviewAt(BASE.news));
  const [story, articles] = await Promise.all([
    cms.pageBySlug(slugOfPath(overview.path)),
    cms.articles(overview),
  ]);
  return textAnswer(writeNewsFeed(orNotFound(story), articles, site), 'application/rss+xml');
};

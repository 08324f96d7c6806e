import { editionsOf } from '../../domain/edition/edition.ts';
import { seasonOf } from '../../domain/edition/season.ts';
import { seasonBand } from '../../domain/edition/season-band.ts';
import { homeOfSeason } from '../../domain/edition/season-buttons.ts';
import type { OfflineProgramme } from '../../domain/offline/offline-programme.ts';
import type { OfflineTexts } from '../../domain/offline/offline-texts.ts';
import { type AddressKind, addressKindOf } from '../../domain/pages/address-kind.ts';
import { tableOfContents } from '../../domain/pages/body/chapters.ts';
import type { Experience, GenericPage } from '../../domain/pages/page.ts';
import { experienceWithColour, withColour } from '../../domain/pages/page-colour.ts';
import { BASE, canonicalUrl, slugOfPath } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  authorAgenda,
  publishersOfAuthor,
  rolesOfAuthors,
} from '../../domain/programme/authors/author-agenda.ts';
import { indexedAuthor } from '../../domain/programme/authors/author-index.ts';
import { dayPage, otherPageOfDay } from '../../domain/programme/day/day-page.ts';
import { dayView } from '../../domain/programme/day/day-view.ts';
import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { wholeDay } from '../../domain/programme/day/whole-day.ts';
import { experiencePageAt } from '../../domain/programme/experience/experience-page.ts';
import { relatedItems } from '../../domain/programme/experience/experience-times.ts';
import { type HallPlan, PLAN_SLUG, stagesOnPlan } from '../../domain/programme/hall-plan.ts';
import { momentId, momentPath } from '../../domain/programme/moment.ts';
import { aroundNow, pageOfNow } from '../../domain/programme/now/now-page.ts';
import type { ExperienceSummary } from '../../domain/programme/programme-item.ts';
import { signingPageAt } from '../../domain/programme/signing/signing-page.ts';
import type { PAGES } from '../../pages/page-registry.ts';
import { offlineSearch } from './offline-search.ts';

/** The input for a page drawn offline: the offline data, the requested URL and the current time. */
export type OfflinePageRequest = {
  offline: OfflineProgramme;
  texts: () => Promise<OfflineTexts>;
  url: URL;
  now: Date;
};

/** The data that the component for this kind of page renders. */
type DataOf<Kind extends AddressKind> = Awaited<ReturnType<(typeof PAGES)[Kind]['load']>> &
  (Kind extends 'authors' ? { question: string } : unknown);

/** A redirect to another page of this site. */
type LeadsOn = { to: string };

/** A page's data (without `site`), a redirect, or `undefined` if the page is not available offline. */
type Answer<Kind extends AddressKind> = Omit<DataOf<Kind>, 'site'> | LeadsOn | undefined;

/** Builds the page data for each kind of page that can be drawn offline. */
type OfflinePages = {
  [Kind in AddressKind]?: (question: OfflinePageRequest) => Answer<Kind> | Promise<Answer<Kind>>;
};

/** The kinds of pages that can be drawn offline (browser/offline-pages.ts). `programme` only redirects. */
export type DrawnKind = Exclude<keyof typeof OFFLINE_PAGES, 'programme'>;

/** A page drawn offline, with the data for its component. */
export type OfflinePage = { [Kind in DrawnKind]: { kind: Kind; data: DataOf<Kind> } }[DrawnKind];

/** Returns a day with its whole programme; `undefined` for a day without a page. */
export function offlineDay({ days, items, options }: OfflineProgramme, path: string) {
  const day = days.find((one) => one.path === path);
  return day && { day, programme: wholeDay(day.day, items, options) };
}

const OFFLINE_PAGES = {
  home: ({ offline: { home, days, items, frame }, now }) => {
    if (home === undefined) return undefined;
    const { header, seasons } = frame;
    const season = seasonOf(editionsOf(days), seasons?.salesFrom, now);
    const band = seasonBand({ season, settings: seasons, programme: items }, now);
    const pageColour = home.colour ?? 'red';
    return {
      page: homeOfSeason(home, header.tickets, season),
      days: [...days],
      band,
      venue: frame.venue,
      now,
      pageColour,
    };
  },
  programme: ({ offline, now }) => {
    const opening = openingDay(offline.days, now);
    return opening && { to: opening.path };
  },
  programmeDay: ({ offline, url, now }) => {
    const found = offlineDay(offline, url.pathname);
    if (found === undefined) return undefined;
    const view = dayView(found.programme, url.searchParams, now);
    const elsewhere = otherPageOfDay(found.day, view, url.searchParams);
    if (elsewhere) return { to: elsewhere };
    const { reservationUrl } = offline.frame;
    const facts = { ...found, days: offline.days, plan: planOf(offline), reservationUrl };
    return dayPage(facts, view, now);
  },
  experience: async ({ offline, texts, url, now }) => {
    const items = offline.items.filter(({ experience }) => experience?.path === url.pathname);
    const summary = items[0]?.experience;
    if (summary === undefined) return undefined;
    const text = (await texts()).get(url.pathname);
    const experience = experienceWithColour(text ?? withoutText(summary, offline));
    const facts = {
      experience,
      items,
      editions: editionsOf(offline.days),
      related: relatedItems(summary.uuid, offline.items, now),
      frame: offline.frame,
      plan: planOf(offline),
    };
    return { ...experiencePageAt(facts, url.searchParams, now), pageColour: experience.colour };
  },
  now: ({ offline, now }) => {
    const { days, items, options, walks, frame } = offline;
    const around = aroundNow(items, now);
    const facts = { ...around, days, walks, plan: planOf(offline), reservationUrl: frame.reservationUrl };
    return pageOfNow(facts, options, now);
  },
  signing: ({ offline: { days, items, frame }, url, now }) => {
    const requested = url.searchParams.get(QUERY.day);
    const facts = { pages: days, items, signingRules: frame.signingRules, requested };
    return signingPageAt(facts, now);
  },
  authors: ({ offline, url }) => {
    if (offline.authors.length === 0) return undefined;
    const roles = rolesOfAuthors(offline.items);
    return {
      authors: offline.authors.map((author) => indexedAuthor(author, roles.get(author.uuid))),
      earlier: [],
      question: (url.searchParams.get(QUERY.author) ?? '').trim(),
      pageColour: 'purple',
    };
  },
  author: ({ offline, url, now }) => {
    const author = offline.authors.find(({ path }) => path === url.pathname);
    if (author === undefined) return undefined;
    return {
      author,
      programme: authorAgenda(author, offline.items, now),
      publishers: publishersOfAuthor(author, offline.items, offline.publishers),
      ...NOT_DOWNLOADED,
      now,
      pageColour: 'purple',
    };
  },
  pile: ({ now }) => ({ now, pageColour: 'ink' }),
  booklet: async ({ offline, url, now }) => {
    const requested = url.searchParams.get(QUERY.day);
    const day = offline.days.find((one) => one.day === requested) ?? openingDay(offline.days, now);
    const found = day && offlineDay(offline, day.path);
    if (found === undefined) return undefined;
    const { bookletPageAt } = await import('../../domain/programme/booklet/booklet-page.ts');
    const facts = { ...found, origin: offline.origin };
    return bookletPageAt(facts, url.searchParams, now);
  },
  search: async ({ offline, url, now }) => {
    const story = pageAt(offline, BASE.search);
    if (story === undefined) return undefined;
    const found = await offlineSearch(offline, url.searchParams, now);
    return { story, ...found, hasArchive: false, pageColour: story.colour };
  },
  generic: ({ offline, url, now }) => {
    const page = pageAt(offline, url.pathname);
    if (page === undefined) return undefined;
    const alone = { overview: undefined, more: [], around: undefined };
    const chapters = tableOfContents(page.body);
    return { page, ...alone, chapters, now, pageColour: page.colour };
  },
} satisfies OfflinePages;

/** Empty values for the parts of an author page that are never downloaded. */
const NOT_DOWNLOADED = { tour: { coming: [], past: [] }, earlier: [], events: [], news: [] };

/** Returns the page or the redirect for an address, from offline data; `undefined` if it is not available offline. */
export async function offlinePage(question: OfflinePageRequest): Promise<OfflinePage | LeadsOn | undefined> {
  const { url, offline } = question;
  const moment = url.pathname.startsWith(`${BASE.moment}/`) && slugOfPath(url.pathname).slice(2);
  if (moment) {
    const item = offline.items.find((one) => momentId(one) === moment);
    const to = item && momentPath(item);
    return to === undefined ? undefined : { to };
  }
  const kind = addressKindOf(url.pathname);
  const answer = await (OFFLINE_PAGES as OfflinePages)[kind]?.(question);
  if (answer === undefined || 'to' in answer) return answer;
  const site = {
    origin: offline.origin,
    canonical: canonicalUrl(offline.origin, url.pathname),
    indexed: false,
  };
  // `as`: OFFLINE_PAGES builds the data of each kind.
  return { kind, data: { ...answer, site } } as OfflinePage;
}

/** Finds the text page at `path` and adds its page colour. */
function pageAt(
  { pages }: OfflineProgramme,
  path: string,
): ReturnType<typeof withColour<GenericPage>> | undefined {
  const page = pages.find((one) => one.path === path);
  return page && withColour(page);
}

const planOf = ({ pages }: OfflineProgramme): HallPlan | undefined =>
  stagesOnPlan(pages.find(({ path }) => slugOfPath(path) === PLAN_SLUG));

/** Builds an experience whose text was not downloaded: the facts from list rows, and a notice that there is more. */
function withoutText(summary: ExperienceSummary, { publishers }: OfflineProgramme): Experience {
  const { uuid, path, title, preview, image, hideReservation } = summary;
  const paragraph = (text: string) => ({
    kind: 'paragraph' as const,
    children: [{ kind: 'text' as const, text, marks: [] }],
  });
  return {
    kind: 'experience',
    uuid,
    path,
    title,
    preview,
    image,
    hideReservation,
    intro: preview === undefined ? [] : [paragraph(preview)],
    body: [{ kind: 'richText', uid: 'niet-op-dit-toestel', text: [paragraph(TEXT_MISSING)] }],
    seo: {},
    publishers: publishers.find((one) => one.uuid === uuid)?.publishers ?? [],
  };
}

const TEXT_MISSING = 'De rest van de tekst staat niet op dit toestel. Ze is er weer zodra er netwerk is.';

import type { DeviceProgramme } from '../../domain/device/device-programme.ts';
import type { DeviceTexts } from '../../domain/device/device-texts.ts';
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
import { nowBand } from '../../domain/programme/now/now-band.ts';
import { aroundNow, pageOfNow } from '../../domain/programme/now/now-page.ts';
import type { ExperienceSummary } from '../../domain/programme/programme-item.ts';
import { signingPageAt } from '../../domain/programme/signing/signing-page.ts';
import type { PAGES } from '../../pages/page-registry.ts';
import { deviceSearch } from './device-search.ts';

/** The input for a page drawn offline: the offline data, the requested address and the current time. */
export type DeviceQuestion = {
  device: DeviceProgramme;
  texts: () => Promise<DeviceTexts>;
  url: URL;
  now: Date;
};

/** The data from which the server renders a page of this kind. */
type DataOf<Kind extends AddressKind> = Awaited<ReturnType<(typeof PAGES)[Kind]['load']>> &
  (Kind extends 'authors' ? { question: string } : unknown);

/** The target of a redirect. */
type LeadsOn = { to: string };

/** The data of a page without `site`, a redirect, or `undefined` if the page is not available offline. */
type Answer<Kind extends AddressKind> = Omit<DataOf<Kind>, 'site'> | LeadsOn | undefined;

/** Builds the page data for each kind of page that can be drawn offline. */
type DevicePages = {
  [Kind in AddressKind]?: (question: DeviceQuestion) => Answer<Kind> | Promise<Answer<Kind>>;
};

/** The kinds of pages that can be drawn offline (browser/offline-pages.ts); `programme` only redirects. */
export type DrawnKind = Exclude<keyof typeof DEVICE_PAGES, 'programme'>;

/** A page drawn offline, with the data for its component. */
export type DevicePage = { [Kind in DrawnKind]: { kind: Kind; data: DataOf<Kind> } }[DrawnKind];

/** A day with its whole programme; `undefined` for a day without a page. */
export function dayOnDevice({ days, items, options }: DeviceProgramme, path: string) {
  const day = days.find((one) => one.path === path);
  return day && { day, programme: wholeDay(day.day, items, options) };
}

const DEVICE_PAGES = {
  home: ({ device: { home, days, items, frame }, now }) => {
    if (home === undefined) return undefined;
    const band = nowBand(items, now);
    const pageColour = home.colour ?? 'red';
    return {
      page: home,
      days: [...days],
      band,
      venue: frame.venue,
      now,
      pageColour,
    };
  },
  programme: ({ device, now }) => {
    const opening = openingDay(device.days, now);
    return opening && { to: opening.path };
  },
  programmeDay: ({ device, url, now }) => {
    const found = dayOnDevice(device, url.pathname);
    if (found === undefined) return undefined;
    const view = dayView(found.programme, url.searchParams, now);
    const elsewhere = otherPageOfDay(found.day, view, url.searchParams);
    if (elsewhere) return { to: elsewhere };
    const { reservationUrl } = device.frame;
    const facts = { ...found, days: device.days, plan: planOf(device), reservationUrl };
    return dayPage(facts, view, now);
  },
  experience: async ({ device, texts, url, now }) => {
    const items = device.items.filter(({ experience }) => experience?.path === url.pathname);
    const summary = items[0]?.experience;
    if (summary === undefined) return undefined;
    const text = (await texts()).get(url.pathname);
    const experience = experienceWithColour(text ?? withoutText(summary, device));
    const facts = {
      experience,
      items,
      related: relatedItems(summary.uuid, device.items, now),
      frame: device.frame,
      plan: planOf(device),
    };
    return { ...experiencePageAt(facts, url.searchParams, now), pageColour: experience.colour };
  },
  now: ({ device, now }) => {
    const { days, items, options, walks, frame } = device;
    const around = aroundNow(items, now);
    const facts = { ...around, days, walks, plan: planOf(device), reservationUrl: frame.reservationUrl };
    return pageOfNow(facts, options, now);
  },
  signing: ({ device: { days, items, frame }, url, now }) => {
    const asked = url.searchParams.get(QUERY.day);
    const facts = { pages: days, items, signingRules: frame.signingRules, asked };
    return signingPageAt(facts, now);
  },
  authors: ({ device, url }) => {
    if (device.authors.length === 0) return undefined;
    const roles = rolesOfAuthors(device.items);
    return {
      authors: device.authors.map((author) => indexedAuthor(author, roles.get(author.uuid))),
      question: (url.searchParams.get(QUERY.author) ?? '').trim(),
      pageColour: 'purple',
    };
  },
  author: ({ device, url, now }) => {
    const author = device.authors.find(({ path }) => path === url.pathname);
    if (author === undefined) return undefined;
    return {
      author,
      programme: authorAgenda(author, device.items, now),
      publishers: publishersOfAuthor(author, device.items, device.publishers),
      ...NOT_TAKEN,
      now,
      pageColour: 'purple',
    };
  },
  pile: ({ now }) => ({ now, pageColour: 'ink' }),
  booklet: async ({ device, url, now }) => {
    const asked = url.searchParams.get(QUERY.day);
    const day = device.days.find((one) => one.day === asked) ?? openingDay(device.days, now);
    const found = day && dayOnDevice(device, day.path);
    if (found === undefined) return undefined;
    const { bookletPageAt } = await import('../../domain/programme/booklet/booklet-page.ts');
    const facts = { ...found, origin: device.origin };
    return bookletPageAt(facts, url.searchParams, now);
  },
  search: async ({ device, url, now }) => {
    const story = pageAt(device, BASE.search);
    if (story === undefined) return undefined;
    return { story, ...(await deviceSearch(device, url.searchParams, now)), pageColour: story.colour };
  },
  generic: ({ device, url, now }) => {
    const page = pageAt(device, url.pathname);
    if (page === undefined) return undefined;
    const alone = { overview: undefined, more: [], around: undefined };
    const chapters = tableOfContents(page.body);
    return { page, ...alone, chapters, now, pageColour: page.colour };
  },
} satisfies DevicePages;

/** The parts of an author page that are never downloaded. */
const NOT_TAKEN = { tour: { coming: [], past: [] }, events: [], news: [] };

/** Returns the page or the redirect for an address, from offline data; `undefined` if it is not available offline. */
export async function pageOnDevice(question: DeviceQuestion): Promise<DevicePage | LeadsOn | undefined> {
  const { url, device } = question;
  const moment = url.pathname.startsWith(`${BASE.moment}/`) && slugOfPath(url.pathname).slice(2);
  if (moment) {
    const item = device.items.find((one) => momentId(one) === moment);
    const to = item && momentPath(item);
    return to === undefined ? undefined : { to };
  }
  const kind = addressKindOf(url.pathname);
  const answer = await (DEVICE_PAGES as DevicePages)[kind]?.(question);
  if (answer === undefined || 'to' in answer) return answer;
  const site = {
    origin: device.origin,
    canonical: canonicalUrl(device.origin, url.pathname),
    indexed: false,
  };
  // `as`: the table above gives each kind its own data.
  return { kind, data: { ...answer, site } } as DevicePage;
}

/** Finds the text page at `path` and adds its page colour. */
function pageAt(
  { pages }: DeviceProgramme,
  path: string,
): ReturnType<typeof withColour<GenericPage>> | undefined {
  const page = pages.find((one) => one.path === path);
  return page && withColour(page);
}

const planOf = ({ pages }: DeviceProgramme): HallPlan | undefined =>
  stagesOnPlan(pages.find(({ path }) => slugOfPath(path) === PLAN_SLUG));

/** Builds an experience whose text was not downloaded: the facts from list rows, and a notice that there is more. */
function withoutText(summary: ExperienceSummary, { publishers }: DeviceProgramme): Experience {
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

import type { Occurrence, UitEventDetail } from '../events/uit-event.ts';
import { nextOccurrence, type Standing, standingOf } from '../events/uit-event-times.ts';
import { formatBeginning, formatPeriod, formatPlace, isWholeDay } from '../events/uit-event-wording.ts';
import type { Image } from '../images/image.ts';
import { capitalised, hashOf } from '../lettering.ts';
import type { PageColour } from '../palette.ts';
import { CATEGORIES, categoryOfThemes } from '../programme/category.ts';
import type { ExperienceTimes } from '../programme/experience/experience-times.ts';
import { type Facet, momentPlaceOf } from '../programme/programme-item.ts';
import { STATUS_WORDS } from '../programme/status.ts';
import { dayOf } from '../time/brussels.ts';
import { dayParts, formatDayName, formatPublicationDate, formatTime } from '../time/format.ts';
import { isMultiDay } from '../time/when.ts';
import { plainText } from './body/rich-text.ts';
import { type Experience, type FestivalDay, type GenericPage, PAGE_KIND_WORDS } from './page.ts';
import { withColour } from './page-colour.ts';
import type { Venue } from './site-frame.ts';

/** The content of a share image: its texts and colours. */
export type ShareImage = {
  title: string;
  /** The category of the page, such as «Lifestyle • Gesprek». */
  label?: string;
  /** A warning, such as «geannuleerd». */
  standing?: string;
  when?: string;
  where?: string;
  /** A sentence, for a page without a time or place. */
  text?: string;
  colour: PageColour;
  image?: Pick<Image, 'src' | 'focus'>;
  /** The festival days as book spines. `out` is true for the day of the page. */
  shelf?: readonly Spine[];
  /** The filters of a list as in its URL. The URL of the share image includes them. */
  query?: string;
};

export type Spine = { short: string; date: string; colour?: PageColour; out: boolean };

/** Returns the alternative text of a share image. */
export function shareImageAlt({ title, standing, when, where }: ShareImage): string {
  return [title, standing, when, where].filter((part) => part !== undefined).join(', ');
}

/** Version of the drawing. Increment it when the drawing changes, so that caches fetch new images. */
const RECIPE = 1;

/**
 * Returns a short hash of the content of a share image. It is part of the address, because apps cache images: after a
 * change, they fetch the new image.
 */
export const shareImageVersion = (card: ShareImage): string =>
  hashOf(JSON.stringify([RECIPE, card])).toString(36);

const FOLDER = '/deelbeeld';

/** Returns the address of the share image of the page at `path`. */
export function shareImagePath(path: string, card: ShareImage): string {
  const query = card.query === undefined ? '' : `${card.query}&`;
  return `${FOLDER}${path}.jpg?${query}v=${shareImageVersion(card)}`;
}

/** Returns the path of the page that a share image belongs to: the inverse of {@link shareImagePath}. */
export function pageOfShareImage(path: string): string | undefined {
  return path.startsWith(`${FOLDER}/`) && path.endsWith('.jpg')
    ? path.slice(FOLDER.length, -'.jpg'.length)
    : undefined;
}

type Timed = { times: ExperienceTimes; venue?: Venue };

/** Returns the share image of an experience, with its next moment, or the last one if all are over. */
export function experienceShareImage(experience: Experience, { times, venue }: Timed): ShareImage {
  const { leading } = times;
  const themes = leading?.themes ?? [];
  const category = categoryOfThemes(themes);
  const kind = leading?.type?.title;
  const warning = leading?.statuses.find((status) => status !== 'new');
  return {
    title: experience.title,
    label: joined(' • ', [themes[0]?.title, kind]),
    standing: warning && STATUS_WORDS[warning],
    when: leading && formatWhen(leading),
    where: joined(', ', [leading && momentPlaceOf(leading), venue?.name]),
    colour: category ? CATEGORIES[category] : 'red',
    image: pictureOf(experience.image),
  };
}

/** Returns the share image of a day, filtered or not. The spine of the day is pulled out of the shelf. */
export function dayShareImage(
  day: Pick<FestivalDay, 'day' | 'intro'>,
  days: readonly Pick<FestivalDay, 'day' | 'colour'>[],
  narrowed?: { title: string; query: string },
): ShareImage {
  return {
    title: capitalised(formatDayName(day.day)),
    label: 'Programma',
    text: plainText(day.intro),
    colour: 'red',
    shelf: days.map((one) => {
      const { short, date } = dayParts(one.day);
      return { short, date, colour: one.colour, out: one.day === day.day };
    }),
    ...narrowed,
  };
}

const STANDINGS: Partial<Record<Standing, string>> = {
  cancelled: 'geannuleerd',
  postponed: 'uitgesteld',
  soldOut: 'volzet',
};

const whenOf = (next: Occurrence): string => (isWholeDay(next) ? formatBeginning(next) : formatWhen(next));

/** Returns the share image of a UiTdatabank event, with its next date, or the last one if all are over. */
export function eventShareImage(event: UitEventDetail, now: Date): ShareImage {
  const { title, kind, calendar, place, attendance, image } = event;
  return {
    title,
    label: kind,
    standing: STANDINGS[standingOf(event, now)],
    when: calendar.kind === 'dates' ? whenOf(nextOccurrence(calendar, now)) : formatPeriod(calendar),
    where: attendance === 'online' ? 'Online' : place && formatPlace(place),
    colour: 'red',
    image: pictureOf(image),
  };
}

/** Returns the share image of a generic page: news, hotspot, bookstore, overview, or any other. */
export function pageShareImage(page: GenericPage): ShareImage {
  const listed = page.kind !== 'page';
  const where = page.address;
  const when = listed && page.date ? formatPublicationDate(page.date) : undefined;
  return {
    title: page.title,
    label: listed ? PAGE_KIND_WORDS[page.kind] : undefined,
    when,
    where,
    text: when === undefined && where === undefined ? plainText(page.intro) || page.preview : undefined,
    colour: withColour(page).colour,
    image: pictureOf(page.image),
  };
}

/** Returns the share image of the tour in one town. */
export const townShareImage = (overview: GenericPage, { title }: Facet): ShareImage => ({
  ...pageShareImage(overview),
  title: `${overview.title}: ${title}`,
});

/** Formats a time: «maandag 27 oktober, 10:30»; «25 oktober tot 2 november» for several days. */
function formatWhen({ start, end }: { start: Date; end?: Date }): string {
  if (end !== undefined && isMultiDay({ start, end })) {
    const [first, last] = [dayParts(dayOf(start)), dayParts(dayOf(end))];
    return `${first.date} ${first.month} tot ${last.date} ${last.month}`;
  }
  return `${formatDayName(dayOf(start))}, ${formatTime(start)}`;
}

const pictureOf = (image: Image | undefined) => image && { src: image.src, focus: image.focus };

function joined(between: string, parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(between) || undefined;
}

import type { UitEventDetail } from '../events/uit-event.ts';
import { nextOccurrence, type Standing, standingOf } from '../events/uit-event-times.ts';
import { formatPeriod } from '../events/uit-event-wording.ts';
import { formatPlace } from '../events/uit-place.ts';
import type { Image } from '../images/image.ts';
import { CATEGORIES, categoryOfThemes } from '../programme/category.ts';
import type { ExperienceTimes } from '../programme/experience-times.ts';
import type { Venue } from '../programme/festival.ts';
import { placeOf as preciseOrTitle } from '../programme/place.ts';
import type { Facet, ProgrammeItem } from '../programme/programme-item.ts';
import { statusesOf } from '../programme/status.ts';
import { dayOf } from '../time/brussels.ts';
import { dayParts, formatDayName, formatPublicationDate, formatTime } from '../time/format.ts';
import { isMultiDay } from '../time/when.ts';
import { overviewOf } from './overview.ts';
import type { Experience, FestivalDay, GenericPage } from './page.ts';
import { plainText } from './rich-text.ts';
import type { ShareCard } from './share-card.ts';

type Timed = { times: ExperienceTimes; venue?: Venue };

/** An experience of the festival or the tour: its next time that is not over, else its last. */
export function experienceCard(
  experience: Experience,
  { times, venue }: Timed,
  placeOf: (item: ProgrammeItem) => string | undefined = preciseOrTitle,
): ShareCard {
  const { leading } = times;
  const themes = leading?.themes ?? [];
  const category = categoryOfThemes(themes);
  const kind = leading?.type?.title;
  return {
    title: experience.title,
    label: joined(' • ', [themes[0]?.title, kind]),
    standing: leading && statusesOf(leading.tags).find((status) => status !== 'nieuw'),
    when: leading && formatWhen(leading),
    where: joined(', ', [leading && placeOf(leading), venue?.name]),
    colour: category ? CATEGORIES[category] : 'pink',
    image: pictureOf(experience.image),
  };
}

/** A day of the programme, pulled out of the shelf. */
export function dayCard(day: FestivalDay, days: readonly FestivalDay[]): ShareCard {
  return {
    title: capitalised(formatDayName(day.day)),
    label: 'Programma',
    text: plainText(day.intro),
    colour: 'red',
    shelf: days.map((one) => {
      const { short, date } = dayParts(one.day);
      return { short, date, colour: one.colour, out: one.day === day.day };
    }),
  };
}

const STANDINGS: Partial<Record<Standing, string>> = {
  cancelled: 'geannuleerd',
  postponed: 'uitgesteld',
  soldOut: 'volzet',
};

/** An event of UiTdatabank: its next date, else its last. */
export function eventCard(event: UitEventDetail, now: Date): ShareCard {
  const { title, kind, calendar, place, attendance, image } = event;
  return {
    title,
    label: kind,
    standing: STANDINGS[standingOf(event, now)],
    when: calendar.kind === 'dates' ? formatWhen(nextOccurrence(calendar, now)) : formatPeriod(calendar),
    where: attendance === 'online' ? 'Online' : place && formatPlace(place),
    colour: 'red',
    image: pictureOf(image),
  };
}

/** The first words of an overview's own pages: «Nieuws», «Hotspots Kortrijk». */
const LABELS: Readonly<Record<string, string>> = {
  news_article: 'Nieuws',
  hotspot: 'Hotspot in Kortrijk',
  bookstore: 'Boekhandel',
};

/** A page that is shown by its content alone: news, a hotspot, a bookstore, an overview, any other. */
export function pageCard(page: GenericPage): ShareCard {
  const listed = overviewOf(page.component) !== undefined;
  const where = page.address;
  const when = listed && page.date ? formatPublicationDate(page.date) : undefined;
  return {
    title: page.title,
    label: LABELS[page.component],
    when,
    where,
    text: when === undefined && where === undefined ? plainText(page.intro) || page.preview : undefined,
    colour: page.colour ?? 'red',
    image: pictureOf(page.image),
  };
}

/** The stop of the tour in one town. */
export const townCard = (overview: GenericPage, { title }: Facet): ShareCard => ({
  ...pageCard(overview),
  title: `${overview.title}: ${title}`,
});

/** «maandag 27 oktober, 10:30», «25 oktober – 2 november» where it lasts for days. */
function formatWhen({ start, end }: { start: Date; end?: Date }): string {
  if (end !== undefined && isMultiDay({ start, end })) {
    const [first, last] = [dayParts(dayOf(start)), dayParts(dayOf(end))];
    return `${first.date} ${first.month} – ${last.date} ${last.month}`;
  }
  return `${formatDayName(dayOf(start))}, ${formatTime(start)}`;
}

const pictureOf = (image: Image | undefined) => image && { src: image.src, focus: image.focus };

function joined(between: string, parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(between) || undefined;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { type NowBand, nowBand } from '../programme/now/now-band.ts';
import { countdownDays } from '../programme/now/now-words.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import { type Day, dayBounds } from '../time/brussels.ts';
import { formatDayName, formatMoment, formatPeriod } from '../time/format.ts';
import type { Edition } from './edition.ts';
import type { Season, SeasonSettings } from './season.ts';

/**
 * A band without programme items: a title and a line below it. `until`: when the line expires. `previous`: the earlier
 * edition that visitors can still read.
 */
type Announcement = {
  kind: 'announced';
  title: string;
  line: string;
  until?: Date;
  previous?: { name: string; year: number };
};

/** The band of the home page. `text`: the editors' sentence for the season. */
export type SeasonBand = (NowBand | Announcement) & { text?: string };

type EditionSpan = Pick<Edition, 'first' | 'last' | 'name' | 'year'>;

type SeasonFacts = {
  /** The season; `undefined` if the days are unavailable. */
  season: Season<{ day: Day }> | undefined;
  settings: SeasonSettings | undefined;
  /** The items of the current edition; `undefined` if they are unavailable. */
  programme: readonly ProgrammeItem[] | undefined;
};

/**
 * Returns the band of the home page: the current items, the dates of the coming edition, or a message that the last
 * edition is over.
 */
export function seasonBand({ season, settings, programme }: SeasonFacts, now: Date): SeasonBand | undefined {
  const band = programme && nowBand(programme, now);
  if (season === undefined) return band;
  const text = settings?.texts[band?.kind === 'over' ? 'after' : season.name];
  switch (season.name) {
    case 'announced':
      return { ...announcement(season, settings?.salesFrom, now), text };
    case 'before':
      return { ...(band ?? countdownTo(season.edition.first, now)), text };
    case 'during':
      return band && { ...band, text };
    case 'after':
      return season.edition ? { kind: 'over', text } : { ...NO_DAYS, text: settings?.texts.announced };
  }
}

/** The band while no day is known. */
const NO_DAYS: Announcement = {
  kind: 'announced',
  title: 'Er komt een volgende editie',
  line: 'De data volgen.',
};

/** Returns «Volgende editie: 24 oktober tot 1 november 2026». */
const comingEdition = ({ first, last }: EditionSpan): string =>
  `Volgende editie: ${formatPeriod(first, last)}`;

/** Announces an edition whose tickets are not on sale yet, with the start of ticket sales if it is known. */
function announcement(
  { edition, previous }: { edition: EditionSpan; previous: EditionSpan | undefined },
  salesFrom: Date | undefined,
  now: Date,
): Announcement {
  const isKnown = salesFrom !== undefined && salesFrom > now && salesFrom < dayBounds(edition.first).start;
  return {
    kind: 'announced',
    title: comingEdition(edition),
    line: isKnown
      ? `De ticketverkoop begint op ${formatMoment(salesFrom)}.`
      : 'Het programma en de tickets volgen.',
    ...(isKnown && { until: salesFrom }),
    ...(previous && { previous: { name: previous.name, year: previous.year } }),
  };
}

/** Counts down to the first day while no item of the edition is known. */
const countdownTo = (first: Day, now: Date): Announcement => ({
  kind: 'announced',
  title: countdownDays(first, now),
  line: `Boektopia begint op ${formatDayName(first)}.`,
});

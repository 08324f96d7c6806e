import type { Page } from '@playwright/test';
import { type EditionItem, inOrder, stageOf } from '../support/edition.ts';

const MINUTE = 60_000;
const STAYS_MS = 5 * MINUTE;
const WITHOUT_END_MS = 120 * MINUTE;

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(instant);
const dayName = (day: string) =>
  new Intl.DateTimeFormat('nl-BE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
const instantOf = (utc: string) => Date.parse(`${utc}Z`);

/**
 * The programme as the screen for the whole hall shows it, one line per item: «13:00 nu bezig | Wie betaalt
 * de brug? | Agora».
 */
export type Expected = { when: string; lines: string[] };

/**
 * Computes from the story files alone what the screen should show at an instant. Valid until the last evening
 * of the festival.
 */
export function expectedOf(items: readonly EditionItem[], now: number): Expected {
  const coming = items.filter((item) => !item.ongoing && now < announcedUntil(item)).sort(inOrder);
  const day = coming[0]?.day ?? '';
  const sameDay = coming.filter((item) => item.day === day);
  const third = sameDay[2]?.start;
  const shown = sameDay.filter(({ start }, place) => place < 3 || start === third);
  const isToday = day === dayOf(now);
  return {
    when: isToday ? '' : `Morgen: ${dayName(day)}`,
    lines: shown.map((item) => lineOf(item, isToday ? momentOf(item, now) : '')),
  };
}

function announcedUntil({ start, end }: EditionItem): number {
  const over = start === end ? instantOf(start) + WITHOUT_END_MS : instantOf(end);
  return Math.min(instantOf(start) + STAYS_MS, over);
}

function momentOf({ start, tags }: EditionItem, now: number): string {
  if (tags.includes('geannuleerd')) return 'geannuleerd';
  const minutes = Math.ceil((instantOf(start) - now) / MINUTE);
  if (minutes <= 0) return 'nu bezig';
  return minutes < 60 ? `over ${minutes} min` : '';
}

const SECONDS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', timeStyle: 'medium' });
const HALF_A_DAY_MS = 12 * 60 * MINUTE;

/** Returns by how many milliseconds a clock that shows `shown` (`HH:mm:ss`) is ahead of `instant`. */
export function clockOff(shown: string, instant: number): number {
  const ofDay = (clock: string) => Date.parse(`1970-01-01T${clock}Z`) - HALF_A_DAY_MS;
  const ahead = ofDay(shown) - ofDay(SECONDS.format(instant)) - (instant % 1000);
  return ahead > HALF_A_DAY_MS
    ? ahead - 2 * HALF_A_DAY_MS
    : ahead < -HALF_A_DAY_MS
      ? ahead + 2 * HALF_A_DAY_MS
      : ahead;
}

const lineOf = (item: EditionItem, moment: string) =>
  `${item.time} ${moment} | ${item.title} | ${item.type === 'Signeersessie' ? item.place : stageOf(item)}`;

/** The state of a hall screen at one instant, read in one call. */
export type Seen = {
  /** Time shown on the screen, as `HH:mm:ss` in Brussels. */
  clock: string;
  /** The device's own clock, in ms since 1970. */
  device: number;
  told: Expected;
  /** The texts of the visible slides. There must be exactly one slide, and it must not be empty. */
  standing: string[];
};

/** Reads the state of a screen in one task of the browser. No render can then happen in between. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const slides = [...document.querySelectorAll<HTMLElement>('main > div > [data-shown]')];
    // Leaves out signing sessions, which have slides of their own.
    const lines = [...document.querySelectorAll('main li:has(h2)')].map((item) => {
      const time = item.querySelector('time');
      const moment = wordsOf(time?.nextElementSibling);
      return `${wordsOf(time)} ${moment} | ${wordsOf(item.querySelector('h2'))} | ${wordsOf(item.querySelector(':scope > div p'))}`;
    });
    return {
      clock: document.querySelector('header time')?.getAttribute('datetime') ?? '',
      device: Date.now(),
      told: { when: wordsOf(document.querySelector('main ol:has(h2)')?.previousElementSibling), lines },
      standing: slides.filter(isSeen).map((slide) => {
        const picture = slide.querySelector('img');
        return picture ? (picture.naturalWidth > 0 ? picture.alt : '') : slide.textContent.trim();
      }),
    };

    function isSeen(slide: HTMLElement): boolean {
      const { width, height } = slide.getBoundingClientRect();
      return (
        width > 0 && height > 0 && slide.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }
  });
}

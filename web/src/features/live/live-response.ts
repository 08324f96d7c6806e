import type { Image } from '../../domain/images/image.ts';
import { categoryOf } from '../../domain/programme/category.ts';
import type { LiveItem, LiveSchedule, LiveSlide } from '../../domain/programme/live/live-schedule.ts';
import { STATUS_WORDS, STATUSES } from '../../domain/programme/status.ts';
import { isDay } from '../../domain/time/brussels.ts';
import { instant, isRecord, parsedJson, record, words } from '../../domain/unknown-values.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** A schedule and the server's time. Pages opened days ago still read the JSON name `plan`, so it cannot change. */
export type LiveResponse = { now: Date; plan: LiveSchedule };

/**
 * Parses a response from the server or from storage. Another version of the site may have written it, so items and
 * slides that cannot be parsed are omitted. Returns `undefined` if the rest is invalid.
 */
export function parseLiveResponse(value: unknown): LiveResponse | undefined {
  if (!isRecord(value) || !isRecord(value.plan)) return undefined;
  const now = instant(value.now);
  const { items, slides, stage, urgent, firstDay, lastStart } = value.plan;
  if (now === undefined || !Array.isArray(items) || !Array.isArray(slides)) return undefined;
  return {
    now,
    plan: {
      items: items.flatMap((item) => parseItem(item) ?? []),
      slides: slides.flatMap((slide) => parseSlide(slide) ?? []),
      stage: words(stage),
      urgent: words(urgent),
      firstDay: isDay(words(firstDay) ?? '') ? words(firstDay) : undefined,
      lastStart: instant(lastStart),
    },
  };
}

function parseItem(value: unknown): LiveItem | undefined {
  if (!isRecord(value)) return undefined;
  const uuid = words(value.uuid);
  const title = words(value.title);
  const start = instant(value.start);
  if (uuid === undefined || title === undefined || start === undefined) return undefined;
  return {
    uuid,
    title,
    byline: words(value.byline),
    start,
    end: instant(value.end),
    stage: words(value.stage),
    category: categoryOf(words(value.category) ?? ''),
    // Older builds send the status in Dutch words.
    status: STATUSES.find((one) => one === value.status || STATUS_WORDS[one] === value.status),
    signing: isRecord(value.signing) ? { spot: words(value.signing.spot) } : undefined,
  };
}

function parseSlide(value: unknown): LiveSlide | undefined {
  if (!isRecord(value)) return undefined;
  const uid = words(value.uid);
  const text = words(value.text);
  const image = parseImage(value.image);
  if (uid === undefined) return undefined;
  if (value.kind === 'text' && text !== undefined) return { uid, kind: 'text', text };
  return value.kind === 'image' && image ? { uid, kind: 'image', image } : undefined;
}

function parseImage(value: unknown): Image | undefined {
  if (!isRecord(value)) return undefined;
  const src = words(value.src);
  if (src === undefined) return undefined;
  const { focus } = value;
  return {
    src,
    alt: words(value.alt) ?? '',
    width: size(value.width),
    height: size(value.height),
    focus: isRecord(focus) ? { x: size(focus.x), y: size(focus.y) } : undefined,
  };
}

const size = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Saves a response of a hall screen with `deviceNow`, the device's current time in ms. */
export function saveResponse(address: string, answer: LiveResponse, deviceNow: number): void {
  writeStored('localStorage', address, JSON.stringify({ answer, deviceNow }));
}

/** A saved response whose time was advanced to now. `asOf`: when the server sent it. */
type SavedResponse = LiveResponse & { asOf: Date };

/**
 * Loads the saved response and advances its time by the time that has passed on the device clock. A wrong device clock
 * does not matter, unless it was adjusted meanwhile. Returns `undefined` if nothing readable is saved.
 */
export function loadResponse(address: string, deviceNow: number): SavedResponse | undefined {
  const { answer: saved, deviceNow: savedAt } = record(parsedJson(readStored('localStorage', address)));
  const answer = parseLiveResponse(saved);
  if (answer === undefined || typeof savedAt !== 'number') return undefined;
  return { ...answer, now: new Date(+answer.now + deviceNow - savedAt), asOf: answer.now };
}

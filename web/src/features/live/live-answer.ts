import type { Image } from '../../domain/images/image.ts';
import { categoryOf } from '../../domain/programme/category.ts';
import type { LiveItem, LiveSchedule, LiveSlide } from '../../domain/programme/live-schedule.ts';
import { statusesOf } from '../../domain/programme/status.ts';
import { isDay } from '../../domain/time/brussels.ts';

/** A plan, and what time it was at the server when it gave it. */
export type LiveAnswer = { now: Date; plan: LiveSchedule };

/**
 * Reads an answer that came as JSON, from the server or from storage: either may be of another version of the site
 * than this page. `undefined` for what is none; an item or slide that cannot be read is left out.
 */
export function parseLiveAnswer(value: unknown): LiveAnswer | undefined {
  if (!isRecord(value) || !isRecord(value.plan)) return undefined;
  const now = instant(value.now);
  const { items, slides, stage, firstDay, lastStart } = value.plan;
  if (now === undefined || !Array.isArray(items) || !Array.isArray(slides)) return undefined;
  return {
    now,
    plan: {
      items: items.flatMap((item) => parseItem(item) ?? []),
      slides: slides.flatMap((slide) => parseSlide(slide) ?? []),
      stage: words(stage),
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
    start,
    end: instant(value.end),
    stage: words(value.stage),
    category: categoryOf(words(value.category) ?? ''),
    status: statusesOf([words(value.status) ?? ''])[0],
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const words = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const size = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function instant(value: unknown): Date | undefined {
  const read = new Date(words(value) ?? Number.NaN);
  return Number.isNaN(+read) ? undefined : read;
}

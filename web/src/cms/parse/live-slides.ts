import type { LiveSlide } from '../../domain/programme/live-schedule.ts';
import { parseAsset } from './asset.ts';
import { type Blok, readBloks } from './blok.ts';
import { text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseStory } from './story.ts';

/** The slides of a `live` story; `undefined` when the story is none. What cannot be shown is left out, with a warning. */
export function parseLiveSlides(story: unknown, around: ParseContext): LiveSlide[] | undefined {
  const envelope = parseStory(story);
  if (envelope?.component !== 'live') return undefined;
  const reading = parseContextOf(around, envelope.fullSlug);
  return readBloks(envelope.content.slides).flatMap((blok) => {
    const slide = readSlide(blok);
    if (slide === undefined) reading.warn(`slide ${blok.component} (${blok.uid}) cannot be shown`);
    return slide ?? [];
  });
}

function readSlide({ uid, component, fields }: Blok): LiveSlide | undefined {
  if (component === 'image_slide') {
    const image = parseAsset(fields.image);
    return image && { uid, kind: 'image', image };
  }
  const words = component === 'text_slide' ? text.parse(fields.title) : undefined;
  return words === undefined ? undefined : { uid, kind: 'text', text: words };
}

import type { LiveSlide } from '../../domain/programme/live-schedule.ts';
import { parseAsset } from './asset.ts';
import { text } from './fields.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { type Blok, readBloks, type Story } from './story.ts';

/** The slides of a `live` story; `undefined` when the story is none. What cannot be shown is left out, with a warning. */
export function parseLiveSlides(story: Story, around: ParseContext): LiveSlide[] | undefined {
  if (story.component !== 'live') return undefined;
  const context = parseContextOf(around, story);
  return readBloks(story.content.slides).flatMap((blok) => {
    const slide = readSlide(blok);
    if (slide === undefined) context.warn(`slide ${blok.component} (${blok.uid}) cannot be shown`);
    return slide ?? [];
  });
}

function readSlide({ uid, component, fields }: Blok): LiveSlide | undefined {
  if (component === 'image_slide') {
    const image = parseAsset(fields.image);
    return image && { uid, kind: 'image', image };
  }
  const words = component === 'text_slide' ? text(fields.title) : undefined;
  return words === undefined ? undefined : { uid, kind: 'text', text: words };
}

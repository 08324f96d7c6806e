import { join } from 'node:path';
import { contentFetch } from '../cms/live.ts';
import { isEventPicture, isServedOriginal } from '../domain/image-request.ts';
import { pageOfShareCard, shareCardVersion } from '../domain/share-card.ts';
import { env } from '../env.ts';
import { createShareImages } from '../serve/share-images.ts';
import { CARD_COVER } from '../site/share-card/CardCover.tsx';
import { drawCard } from '../site/share-card/draw-card.tsx';
import type { Route } from './+types/og-image.ts';
import { eventPictures } from './live-events.ts';
import { orNotFound, orUnavailable } from './outcome.ts';
import { nowContext } from './request-clock.ts';
import { shareCardAt } from './share-card-at.ts';

const images = createShareImages({
  fetch: (request) => (isEventPicture(new URL(request.url)) ? eventPictures : contentFetch)(request),
  directory: join(env.DATA_DIR, 'share-images'),
  log: (line) => console.warn(line),
});

/** The picture that goes along with a shared page, `/deelbeeld/{path}.jpg?v=…`: made of what the page itself asks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = orNotFound(pageOfShareCard(url.pathname));
  const card = orNotFound(await orUnavailable(shareCardAt(path, context.get(nowContext))));
  const version = shareCardVersion(card);
  const { image } = card;
  return images({
    key: `${path} ${version}`,
    immutable: url.searchParams.get('v') === version,
    cover:
      image && isServedOriginal(image.src)
        ? { url: new URL(image.src), size: CARD_COVER, focus: image.focus }
        : undefined,
    draw: (cover) => drawCard(card, cover),
  });
}

import { join } from 'node:path';
import { shareCardAt } from '../app/pages/share-card-at.ts';
import { contentFetch } from '../app/process/content.ts';
import { eventPictures } from '../app/process/events.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { isEventPicture, isServedOriginal } from '../domain/images/image-request.ts';
import { pageOfShareImage, shareImageVersion } from '../domain/pages/share-image.ts';
import { env } from '../env.ts';
import { CARD_COVER } from '../layout/share-card/CardCover.tsx';
import { drawCard } from '../layout/share-card/draw-card.tsx';
import { createShareImages } from '../server/images/share-images.ts';
import type { Route } from './+types/og-image.ts';

const images = createShareImages({
  fetch: (request) => (isEventPicture(new URL(request.url)) ? eventPictures : contentFetch)(request),
  directory: join(env.DATA_DIR, 'share-images'),
  log: (line) => console.warn(line),
});

/** The picture that goes along with a shared page, `/deelbeeld/{path}.jpg?v=…`: made of what the page itself asks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = orNotFound(pageOfShareImage(url.pathname));
  const card = orNotFound(await orUnavailable(shareCardAt(path, context.get(nowContext))));
  const version = shareImageVersion(card);
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

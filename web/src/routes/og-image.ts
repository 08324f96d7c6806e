import { join } from 'node:path';
import { shareCardAt } from '../app/pages/share-card-at.ts';
import { contentFetch } from '../app/process/content.ts';
import { eventPictures } from '../app/process/events.ts';
import { orNotFound, orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { isEventPicture, isServedOriginal } from '../domain/images/image-request.ts';
import { pageOfShareCard, shareCardVersion } from '../domain/pages/share-image.ts';
import { env } from '../env.ts';
import { drawShareImage } from '../layout/share-image/ShareImage.tsx';
import { COVER_SIZE } from '../layout/share-image/ShareImageBooks.tsx';
import { createShareImages } from '../server/share-images.ts';
import type { Route } from './+types/og-image.ts';

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
        ? { url: new URL(image.src), size: COVER_SIZE, focus: image.focus }
        : undefined,
    draw: (cover) => drawShareImage(card, cover),
  });
}

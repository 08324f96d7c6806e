import { shareImageAt } from '../app/pages/page-registry.ts';
import { shareImages } from '../app/process/images/instances.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { orNotFound, orUnavailable } from '../app/process/responses.ts';
import { isServedOriginal } from '../domain/images/image-request.ts';
import { pageOfShareImage, shareImageVersion } from '../domain/pages/share-image.ts';
import { drawShareImage } from '../layout/share-image/ShareImage.tsx';
import { COVER_SIZE } from '../layout/share-image/ShareImageBooks.tsx';
import type { Route } from './+types/og-image.ts';

/** The picture that goes along with a shared page, `/deelbeeld/{path}.jpg?v=…`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = orNotFound(pageOfShareImage(url.pathname));
  const told = orNotFound(await orUnavailable(shareImageAt(path, context.get(nowContext), url.searchParams)));
  const version = shareImageVersion(told);
  const { image } = told;
  return shareImages({
    key: `${path} ${version}`,
    immutable: url.searchParams.get('v') === version,
    cover:
      image && isServedOriginal(image.src)
        ? { url: new URL(image.src), size: COVER_SIZE, focus: image.focus }
        : undefined,
    draw: (cover) => drawShareImage(told, cover),
  });
}

import { orNotFound } from '../document/responses.ts';
import { isServedOriginal } from '../domain/images/image-request.ts';
import { pageOfShareImage, shareImageVersion } from '../domain/pages/share-image.ts';
import { drawShareImage } from '../layout/share-image/ShareImage.tsx';
import { COVER_SIZE } from '../layout/share-image/ShareImageBooks.tsx';
import { shareImageAt } from '../pages/page-registry.ts';
import { shareImages } from '../server/images/instances.ts';
import type { Endpoint } from './endpoint.ts';
import { answerImage } from './image-endpoint.ts';

/** `/beeld?url=&w=&q=75`: originals of the content system and of UiTdatabank, at the requested width in pixels. */
export const image: Endpoint = ({ request, url }) => answerImage(url, request);

/** `/deelbeeld/{path}.jpg?v=…`: the picture that accompanies a shared page. */
export const shareImage: Endpoint = async ({ now, url }) => {
  const path = orNotFound(pageOfShareImage(url.pathname));
  const content = orNotFound(await shareImageAt(path, now, url.searchParams));
  const version = shareImageVersion(content);
  const { image: cover } = content;
  return shareImages({
    key: `${path} ${version}`,
    immutable: url.searchParams.get('v') === version,
    cover:
      cover && isServedOriginal(cover.src)
        ? { url: new URL(cover.src), size: COVER_SIZE, focus: cover.focus }
        : undefined,
    draw: (drawn) => drawShareImage(content, drawn),
  });
};

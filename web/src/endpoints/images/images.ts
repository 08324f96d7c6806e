import { isServedOriginal } from '../../domain/images/image-request.ts';
import { pageOfShareImage, type ShareImage, shareImageVersion } from '../../domain/pages/share-image.ts';
import { orNotFound } from '../../http/responses.ts';
import { visitorNetwork } from '../../http/visitor-network.ts';
import type { PageRequest } from '../../ports.ts';
import type { Endpoint } from '../endpoint.ts';
import { respondWithImage } from './image-endpoint.ts';
import { drawShareImage } from './share-image/ShareImage.tsx';
import { COVER_SIZE } from './share-image/ShareImageBooks.tsx';

/** Loads the content of a page's share image; `undefined` for a page without a share image. */
type ShareImageAt = (
  question: Pick<PageRequest, 'cms' | 'events' | 'now'> & { path: string; parameters: URLSearchParams },
) => Promise<ShareImage | undefined>;

/** `/beeld?url=&w=&q=75`: images of the content system and UiTdatabank, resized to a width in pixels. */
export const image: Endpoint = ({ images, request, url }) => respondWithImage(url, request, images);

/** `/deelbeeld/{path}.jpg?v=…`: the share image of a page. Shows the published content, even in a preview. */
export const shareImage =
  (shareImageAt: ShareImageAt): Endpoint =>
  async ({ events, images, now, published, request, url }) => {
    const path = orNotFound(pageOfShareImage(url.pathname));
    const content = orNotFound(
      await shareImageAt({ cms: published, events, path, now, parameters: url.searchParams }),
    );
    const version = shareImageVersion(content);
    const { image: cover } = content;
    const wanted = {
      key: `${path} ${version}`,
      immutable: url.searchParams.get('v') === version,
      cover:
        cover && isServedOriginal(cover.src)
          ? { url: new URL(cover.src), size: COVER_SIZE, focus: cover.focus }
          : undefined,
      draw: (drawn?: string) => drawShareImage(content, drawn),
    };
    return images.shared(wanted, visitorNetwork(request));
  };

import { z } from 'zod';
import { type Image, imageSize } from '../../domain/images/image.ts';
import { isServedOriginal } from '../../domain/images/image-request.ts';
import { isRecord, list, rawText, text } from './fields.ts';

const mediaSchema = z.object({ contentUrl: rawText, description: text, copyrightHolder: text });
const pictured = z.object({ image: rawText, mediaObject: list });

/**
 * The picture of an event: its main one, with the words of the media object that it is. One on a host that the image
 * path does not serve is left out.
 */
export function parsePicture(event: Record<string, unknown>): Image | undefined {
  const { image, mediaObject } = pictured.parse(event);
  const media = mediaObject.filter(isRecord).flatMap((one) => {
    const { contentUrl, description, copyrightHolder } = mediaSchema.parse(one);
    const src = pictureAddress(contentUrl);
    return src === undefined ? [] : [{ src, alt: description ?? '', copyright: copyrightHolder }];
  });
  const main = pictureAddress(image);
  const found = media.find(({ src }) => src === main) ?? media[0] ?? bare(main);
  return found && { ...found, ...imageSize(found.src) };
}

function bare(src: string | undefined): Pick<Image, 'src' | 'alt' | 'copyright'> | undefined {
  return src === undefined ? undefined : { src, alt: '' };
}

/** The secure address of a picture: the oldest are written with `http:`, some without a scheme. */
function pictureAddress(address: string | undefined): string | undefined {
  const secure = address?.replace(/^(?:http:)?\/\//i, 'https://');
  return secure !== undefined && isServedOriginal(secure) ? secure : undefined;
}

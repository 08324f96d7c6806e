import { type SeoImage, SHARED_IMAGE_WIDTH } from '../../domain/pages/seo.ts';
import { type ShareImage, shareImageAlt, shareImagePath } from '../../domain/pages/share-image.ts';
import { imageAddress, isResizable, isServed } from '../../ui/pictures/image-address.ts';

/** The share image of a page. The address is absolute, because other sites load it. Sizes are in pixels. */
export type SharedPicture = { src: string; width?: string; height?: string; alt?: string };

type Address = { canonical: string; origin: string };

/** The width of generated share images, and the maximum width of an editor's image. */
const WIDTH = SHARED_IMAGE_WIDTH;
/** The size of every share image that the site generates. */
const SIZE = { width: String(WIDTH), height: '630' };

/** The share image of pages about the whole festival; web/marks renders it. */
const POSTER = {
  path: '/share.png',
  alt: 'Affiche van Boektopia: negen boekruggen op een plank, één per dag van het festival.',
};

/** Returns the image that an editor chose. This site serves it if it can re-encode it. */
export function chosenPicture(
  { src, alt, width, height, signatures }: SeoImage,
  origin: string,
): SharedPicture {
  const told = alt === '' ? undefined : alt;
  if (!isServed(src) || !isResizable(src)) return { src, alt: told };
  const scale = width > WIDTH ? WIDTH / width : 1;
  const side = (pixels: number) => (pixels > 0 ? String(Math.max(1, Math.round(pixels * scale))) : undefined);
  return {
    src: new URL(imageAddress(src, WIDTH, signatures), origin).href,
    width: side(width),
    height: side(height),
    alt: told,
  };
}

/** Returns the share image of a page for which editors chose none: its card, or the festival poster. */
export function drawnPicture({ canonical, origin }: Address, card?: ShareImage): SharedPicture {
  if (card === undefined) return { ...SIZE, src: new URL(POSTER.path, origin).href, alt: POSTER.alt };
  const path = shareImagePath(new URL(canonical).pathname, card);
  return { ...SIZE, src: new URL(path, origin).href, alt: shareImageAlt(card) };
}

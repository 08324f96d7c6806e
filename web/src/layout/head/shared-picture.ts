import { type SeoImage, SHARED_IMAGE_WIDTH } from '../../domain/pages/seo.ts';
import { type ShareImage, shareImageAlt, shareImagePath } from '../../domain/pages/share-image.ts';
import { imageAddress, isResizable, isServed } from '../../ui/pictures/image-address.ts';

/** The picture of a shared page; its address is absolute, because other sites load it. Sizes in pixels. */
export type SharedPicture = { src: string; width?: string; height?: string; alt?: string };

type Address = { canonical: string; origin: string };

/** The size of every picture that the site draws, and the maximum width of an editor's picture. */
const WIDTH = SHARED_IMAGE_WIDTH;
const SIZE = { width: String(WIDTH), height: '630' };

/** The picture of pages that stand for the whole festival; web/marks renders it. */
const POSTER = {
  path: '/share.png',
  alt: 'Affiche van Boektopia: negen boekruggen op een plank, één per dag van het festival.',
};

/** The picture that an editor chose, served by this site if it can re-encode it. */
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

/** The picture of a page for which no editor chose one: its card, or the poster of the festival. */
export function drawnPicture({ canonical, origin }: Address, card?: ShareImage): SharedPicture {
  if (card === undefined) return { ...SIZE, src: new URL(POSTER.path, origin).href, alt: POSTER.alt };
  const path = shareImagePath(new URL(canonical).pathname, card);
  return { ...SIZE, src: new URL(path, origin).href, alt: shareImageAlt(card) };
}

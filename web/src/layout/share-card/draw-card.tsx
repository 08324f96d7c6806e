import type { ShareImage } from '../../domain/pages/share-image.ts';
import { CARD } from './card-places.ts';
import { DrawnCard } from './DrawnCard.tsx';
import bold from './fonts/bold.woff?inline';
import boldExtended from './fonts/bold-extended.woff?inline';
import display from './fonts/display.woff?inline';
import displayExtended from './fonts/display-extended.woff?inline';

/** The cuts that cards are drawn with; what one lacks is looked for in the extended one. */
export const FONTS = Object.entries({
  display,
  'display-extended': displayExtended,
  bold,
  'bold-extended': boldExtended,
}).map(([name, address]) => ({ name, data: Buffer.from(address.replace(/^.*?,/, ''), 'base64') }));

/**
 * A card as SVG whose letters are outlines, so that it looks the same wherever it is made into pixels. `cover` is its
 * picture as the address of its data.
 */
export async function drawCard(card: ShareImage, cover?: string): Promise<string> {
  // A megabyte and a half that most processes need only once somebody shares a page.
  const { default: satori } = await import('satori');
  return satori(<DrawnCard card={card} cover={cover} />, { ...CARD, fonts: FONTS });
}

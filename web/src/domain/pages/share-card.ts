import type { Image } from '../images/image.ts';
import type { PageColour } from './colour.ts';

/** What the picture of a shared link tells of its page. */
export type ShareCard = {
  title: string;
  /** Of what kind it is: «Lifestyle • Gesprek». */
  label?: string;
  /** What must be known before going there: «geannuleerd». */
  standing?: string;
  when?: string;
  where?: string;
  /** A sentence, for a page that is at no time or place. */
  text?: string;
  colour: PageColour;
  image?: Pick<Image, 'src' | 'focus'>;
  /** The days of the festival as spines, of which one is the page's own. */
  shelf?: readonly Spine[];
};

export type Spine = { short: string; date: string; colour?: PageColour; out: boolean };

/** A shared picture in words, for who does not see it. */
export function shareCardAlt({ title, standing, when, where }: ShareCard): string {
  return [title, standing, when, where].filter((part) => part !== undefined).join(', ');
}

/** To be raised when the same card is to be drawn another way: a picture that somebody keeps is then not used again. */
const RECIPE = 1;

/**
 * Tells one card of a page from another: a moved hour gives another address, so that nobody who keeps pictures shows the
 * old one. Short and quick (FNV-1a); it is no secret.
 */
export function shareCardVersion(card: ShareCard): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([RECIPE, card]))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const FOLDER = '/deelbeeld';

/** Where the picture of the page at `path` is found. */
export function shareCardPath(path: string, card: ShareCard): string {
  return `${FOLDER}${path}.jpg?v=${shareCardVersion(card)}`;
}

/** The path of the page that a picture belongs to: the reverse of {@link shareCardPath}. */
export function pageOfShareCard(path: string): string | undefined {
  return path.startsWith(`${FOLDER}/`) && path.endsWith('.jpg')
    ? path.slice(FOLDER.length, -'.jpg'.length)
    : undefined;
}

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareImage } from '../../../domain/pages/share-image.ts';
import { drawShareImage } from './ShareImage.tsx';

const TIMEOUT_MS = 30_000;
const cards: Record<string, ShareImage> = {
  'an ordinary one': { title: 'De slak heeft gelijk', when: 'maandag 27 oktober, 10:30', colour: 'pink' },
  'a long title': { title: 'Zo lang als de langste zin van West-Vlaanderen '.repeat(6), colour: 'blue' },
  'one word that fits nowhere': { title: 'x'.repeat(300), where: 'y'.repeat(300), colour: 'green' },
  'a cancelled item': {
    title: 'Bezorgd om 14:07',
    standing: 'geannuleerd',
    when: 'vrijdag',
    colour: 'orange',
  },
  'characters without a glyph': { title: '📚 東京', label: '📚', where: '📚', text: '📚', colour: 'grey' },
  nothing: { title: '', colour: 'white' },
  'an empty shelf': { title: 'Zondag 26 oktober', colour: 'red', shelf: [] },
};

describe('a share image', () => {
  it.each(Object.keys(cards))(
    'draws a share image of the standard size that needs no font: %s',
    async (name) => {
      const card = cards[name] ?? { title: '', colour: 'red' };
      const svg = await drawShareImage(card);
      // Letters are drawn as outlines, so no system font is needed.
      expect(svg).not.toContain('<text');
      const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
    },
    TIMEOUT_MS,
  );
});

import satori from 'satori';
import { describe, expect, it } from 'vitest';
import { FONTS } from './ShareImage.tsx';
import { readable, titleSize } from './ShareImageWords.tsx';

const box = { width: 550, height: 260 };

it('reduces the text size as the title gets longer', () => {
  const sizes = [
    'Praktisch',
    'De slak heeft gelijk',
    'Boekenclub voor wie het boek niet uitlas, maar toch komt',
  ].map((title) => titleSize(title, box));
  expect(sizes.every(({ fits }) => fits)).toBe(true);
  const [first = 0, second = 0, third = 0] = sizes.map(({ size }) => size);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

it('does not break a word in order to use a larger size', () => {
  const { size, fits } = titleSize('Onafhankelijkheidsdag', box);
  expect(fits).toBe(true);
  expect(size).toBeLessThan(92);
});

it('if a title fits at no size, uses the smallest size and reports that it does not fit', () => {
  expect(titleSize('x'.repeat(100), box)).toEqual({ size: 64, fits: false });
  expect(titleSize('woord '.repeat(60), box)).toEqual({ size: 64, fits: false });
});

describe('the readable text of a share image', () => {
  it.each([
    ['Łódź, Čapek & Ørsted', 'Łódź, Čapek & Ørsted'],
    ['IĲsland en ĳs', 'IIJsland en ijs'],
    ['Boek 📚 toe 👩‍👩‍👧 1️⃣', 'Boek toe 1'],
    ['Twee\n  regels\u00a0lang', 'Twee regels lang'],
    ['ǎǔ Nguyễn', 'au Nguyên'.normalize('NFC').replace('ê', 'e')],
    ['東京', ''],
    ['e\u0301te\u0301', 'été'],
  ])('replaces characters that the fonts lack: %j becomes %j', (text, read) => {
    expect(readable(text)).toBe(read);
  });

  it('keeps only letters that both fonts contain', async () => {
    const letters = Array.from({ length: 0x2200 - 0x21 }, (_, index) =>
      String.fromCodePoint(0x21 + index),
    ).filter((sign) => readable(sign) === sign);
    expect(letters.length).toBeGreaterThan(250);
    for (const fontFamily of ['display, display-extended', 'bold, bold-extended']) {
      const shapeless: string[] = [];
      for (const letter of letters) {
        const style = { display: 'flex', fontFamily };
        const svg = await satori(
          { type: 'div', key: null, props: { style, children: letter } },
          { width: 60, height: 40, fonts: FONTS },
        );
        if (!/<path[^>]* d="[^"]+"/.test(svg)) shapeless.push(letter);
      }
      expect(shapeless, fontFamily).toEqual([]);
    }
  });
});

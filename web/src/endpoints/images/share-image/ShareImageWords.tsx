import type { CSSProperties } from 'react';
import type { ShareImage } from '../../../domain/pages/share-image.ts';
import { fieldOf, PALETTE } from '../../../domain/palette.ts';
import { WORDMARK, wordmarkPaths } from '../../../layout/header/wordmark.ts';
import icons from '../../../ui/icons/icons.svg?raw';
import { MARGIN } from './share-image-style.ts';

type ShareImageWordsProps = { card: ShareImage; width: number; height: number };

const EDGE = 52;
const NAME = wordmarkPaths(icons);
const MARK = { width: 210, height: (210 * WORDMARK.height) / WORDMARK.width };
const RIBBON = 48;
/** Approximate number of letters of a fact that fit on a line. */
const LINE = 29;
const FACT = { fontSize: 37, lineHeight: 1.28 };

/** Draws the logo, a ribbon, the title and the facts, from top to bottom. */
export function ShareImageWords({ card, width, height }: ShareImageWordsProps) {
  const { field, onField } = fieldOf(card.colour);
  const isDark = onField === PALETTE.white;
  const lines = linesUnder(card);
  const factsHeight = lines.reduce((sum, { clamp }) => sum + clamp, 0) * FACT.fontSize * FACT.lineHeight;
  const room = { width, height: height - 2 * EDGE - MARK.height - RIBBON - factsHeight - 76 };
  const ribbon = ribbonOf(card);
  return (
    <div
      style={{
        ...column,
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: MARGIN + width,
        height,
        padding: `${EDGE}px 0 ${EDGE}px ${MARGIN}px`,
      }}
    >
      <Mark letters={onField} ribbon={isDark ? PALETTE.pink : PALETTE.red} />
      <div style={column}>
        {ribbon !== undefined && <Ribbon words={ribbon} field={onField} onField={field} />}
        <Title words={readable(card.title)} room={room} />
      </div>
      <div style={column}>
        {lines.map(({ words, clamp, struck }) => (
          <div
            key={words}
            style={{
              ...FACT,
              display: 'block',
              lineClamp: clamp,
              wordBreak: 'break-word',
              textDecoration: struck ? 'line-through' : 'none',
            }}
          >
            {words}
          </div>
        ))}
      </div>
    </div>
  );
}

type Room = { width: number; height: number };

/** Draws the title as large as its space allows. Cuts off a title that does not fit. */
function Title({ words, room }: { words: string; room: Room }) {
  const { size, fits } = titleSize(words, room);
  return (
    <div
      style={{
        display: 'block',
        marginTop: 18,
        fontFamily: 'display, display-extended',
        fontSize: size,
        lineHeight: TITLE_LINE,
        ...(fits
          ? { textWrap: 'balance' }
          : {
              wordBreak: 'break-word',
              lineClamp: Math.max(1, Math.floor(room.height / (size * TITLE_LINE))),
            }),
      }}
    >
      {words}
    </div>
  );
}

const column = { display: 'flex', flexDirection: 'column' } satisfies CSSProperties;

/** Returns the text of the ribbon: a status such as «geannuleerd», else the kind of item. */
const ribbonOf = ({ standing, label }: ShareImage): string | undefined => {
  const words = standing ?? label;
  return words === undefined ? undefined : readable(words);
};

type Line = { words: string; clamp: number; struck?: boolean };

/**
 * Returns the date and place, or a sentence if both are missing. Empty for a day, because its shelf occupies the space.
 */
function linesUnder({ when, where, text, shelf, standing }: ShareImage): Line[] {
  if (shelf) return [];
  const struck = standing === 'geannuleerd' || standing === 'uitgesteld';
  const facts = [
    ...(when ? [{ words: readable(when), struck }] : []),
    ...(where ? [{ words: readable(where) }] : []),
  ];
  if (facts.length > 0) return facts.map((fact) => ({ ...fact, clamp: fact.words.length > LINE ? 2 : 1 }));
  return text ? [{ words: readable(text), clamp: 3 }] : [];
}

function Mark({ letters, ribbon }: { letters: string; ribbon: string }) {
  return (
    <svg {...MARK} aria-hidden="true" viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}>
      <path fill={ribbon} d={NAME.ribbon} />
      <path fill={letters} d={NAME.letters} />
    </svg>
  );
}

/** Draws a label: a ribbon with a notch at its end. */
function Ribbon({ words, field, onField }: { words: string; field: string; onField: string }) {
  return (
    <div style={{ display: 'flex', height: RIBBON }}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          padding: '0 8px 3px 18px',
          color: onField,
          background: field,
          fontSize: 27,
          whiteSpace: 'nowrap',
        }}
      >
        {words}
      </div>
      <svg aria-hidden="true" width="20" height={RIBBON} viewBox="0 0 20 48">
        <path fill={field} d="M-1 0h21L5 24l15 24H-1z" />
      </svg>
    </div>
  );
}

/** The smallest font size of a title, in pixels. */
const SMALLEST = 64;
const SIZES = [148, 132, 118, 104, 92, 82, 72, SMALLEST] as const;

const TITLE_LINE = 0.98;

/** Approximate widths of letters in the display font, as fractions of the font size. Text cannot be measured here. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.18],
  [/[mwMW@%&—…]/u, 0.62],
  [/[fijlrtI.,:;!|()'’‘-]/u, 0.26],
  [/[\p{Lu}\p{Nd}]/u, 0.45],
];
const OTHERS = 0.4;

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? OTHERS), 0);

/**
 * Returns the largest size at which a title fits a box in pixels without breaking a word. If no size fits, returns the
 * smallest size, with `fits` false.
 */
export function titleSize(
  title: string,
  box: { width: number; height: number },
): { size: number; fits: boolean } {
  const fitting = SIZES.find((size) => linesOf(title, box.width / size) * size * TITLE_LINE <= box.height);
  return fitting === undefined ? { size: SMALLEST, fits: false } : { size: fitting, fits: true };
}

/** Returns how many lines a title needs; `room` is a multiple of the font size. Infinite if a word is too long. */
function linesOf(title: string, room: number): number {
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  for (const word of title.split(' ').map(widthOf)) {
    if (word > room) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + space + word > room) {
      lines += 1;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return lines;
}

/** Matches texts whose letters are all in the fonts of share images (web/fonts). */
const KNOWN =
  /^[ -~¡©«»°±²³´·¼½¾¿À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿŒœ–—‘’‚“”„•…€′″‹›↑↓×−ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț]$/u;

/** Replacements for characters that the fonts lack. */
const INSTEAD: Readonly<Record<string, string>> = {
  ĳ: 'ij',
  Ĳ: 'IJ',
  ı: 'i',
  Ð: 'D',
  ð: 'd',
  '→': '–',
  '\u2011': '-',
};

/**
 * Reduces a text to letters that can be drawn. An accented letter that the fonts lack loses its accent; other unknown
 * characters (an emoji, another script) are left out. White space becomes single spaces.
 */
export function readable(text: string): string {
  const letters = [...text.normalize('NFC')].map((sign) => {
    if (/\s/u.test(sign)) return ' ';
    return KNOWN.test(sign) ? sign : (INSTEAD[sign] ?? withoutAccent(sign));
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

function withoutAccent(sign: string): string {
  const letter = sign.normalize('NFD').charAt(0);
  return KNOWN.test(letter) ? letter : '';
}

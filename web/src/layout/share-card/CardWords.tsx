import type { CSSProperties } from 'react';
import type { ShareImage } from '../../domain/pages/share-image.ts';
import { fieldOf, PALETTE } from '../../domain/palette.ts';
import wordmark from '../wordmark.json';
import { MARGIN } from './card-places.ts';
import { readable } from './readable.ts';
import { TITLE_LINE, titleSize } from './title-size.ts';

type CardWordsProps = { card: ShareImage; width: number; height: number };

const EDGE = 52;
const MARK = { width: 210, height: (210 * wordmark.height) / wordmark.width };
const RIBBON = 48;
/** How many letters of a fact fit a line, about. */
const LINE = 29;
const FACT = { fontSize: 37, lineHeight: 1.28 };

/** The mark, a ribbon, the title and the facts, from top to bottom. */
export function CardWords({ card, width, height }: CardWordsProps) {
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

/** As large as its room allows; what does not fit at all is cut off. */
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

/** What must be known goes before what it is. */
const ribbonOf = ({ standing, label }: ShareImage): string | undefined => {
  const words = standing ?? label;
  return words === undefined ? undefined : readable(words);
};

type Line = { words: string; clamp: number; struck?: boolean };

/** When and where; a page that is at no time or place has a sentence instead. A day has its shelf. */
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
    <svg {...MARK} aria-hidden="true" viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}>
      <path fill={ribbon} d={wordmark.ribbon} />
      <path fill={letters} d={wordmark.letters.join('')} />
    </svg>
  );
}

/** A tag of the house: a ribbon with a notch at its end. */
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

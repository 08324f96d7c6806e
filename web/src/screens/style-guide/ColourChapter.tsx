import type { CSSProperties } from 'react';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { COLOUR_PAIRS, type ColouredField, contrastOf, type DesignToken } from '../../ui/design-tokens.ts';
import { Chapter, Plate } from './Chapter.tsx';
import styles from './ColourChapter.module.css';
import { ALL_CATEGORIES, CATEGORY_NAMES, COLOUR_NAMES } from './names.ts';

type ColourChapterProps = { tokens: readonly DesignToken[]; fields: readonly ColouredField[] };

/** The colours with the text that goes on each, and which may stand on which. */
export function ColourChapter({ tokens, fields }: ColourChapterProps) {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const ratio = (one: string, other: string) => contrast(values.get(one), values.get(other));
  return (
    <Chapter name="colour">
      <Plate title="De inktlade" note="elke kleur met de letter die erop hoort, en hun contrast">
        <ul role="list" className={styles.drawer}>
          {fields.map(({ colour, field, onField }) => (
            <li key={colour} className={styles.swatch} data-colour={colour}>
              <span className={styles.sample} aria-hidden="true">
                Aa
              </span>
              <strong className={styles.name}>{nameOf(colour)}</strong>
              <span className={styles.facts}>
                {values.get(field)}
                <br />
                {nameOf(onField)} {ratio(onField, field)}
              </span>
              <span className={styles.uses}>{usesOf(colour)}</span>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Wie op wie" note="elk paar dat mag: 4,5 voor tekst, 3 voor een grote letter of een vorm">
        <ul role="list" className={styles.pairs}>
          {COLOUR_PAIRS.map(({ colour, on, use }) => (
            <li key={`${use} ${colour} ${on}`} className={styles.pair}>
              <span className={styles.chip} data-use={use} style={chip(colour, on)} aria-hidden="true">
                {use === 'shape' ? '' : use === 'large' ? '10 u' : 'Aa'}
              </span>
              <span className={styles.what}>
                {nameOf(colour)} op {nameOf(on)} <b>{ratio(colour, on)}</b>
              </span>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate
        title="De ring"
        note="wit, inkt, wit: wie met het toetsenbord leest, ziet op elk veld waar hij is"
      >
        <ul role="list" className={styles.rings}>
          {fields.map(({ colour, field }) => (
            <li key={colour} className={styles.ground} data-colour={colour}>
              <span className={styles.ringed} data-colour="white" />
              <span className={styles.ringed} data-colour={colour} />
              <span className={styles.facts}>
                {contrast(values.get('ink'), values.get(field))} en{' '}
                {contrast(values.get('white'), values.get(field))}
              </span>
            </li>
          ))}
        </ul>
      </Plate>
    </Chapter>
  );
}

function chip(colour: string, on: string): CSSProperties & Record<'--chip' | '--sample', string> {
  return { '--chip': `var(--${on})`, '--sample': `var(--${colour})` };
}

const nameOf = (token: string): string => COLOUR_NAMES[token] ?? token;

/** The categories that have a colour; the house colour has none. */
function usesOf(colour: string): string {
  if (colour === 'red') return 'Het huis';
  return ALL_CATEGORIES.filter((category) => CATEGORIES[category] === colour)
    .map((category) => CATEGORY_NAMES[category])
    .join(', ');
}

/** «7,4», never rounded up: 4,49 is not enough. */
function contrast(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined) return '?';
  return (Math.floor(contrastOf(one, other) * 10) / 10).toFixed(1).replace('.', ',');
}

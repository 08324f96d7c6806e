import type { CSSProperties } from 'react';
import type { DesignToken } from '../../ui/design-tokens.ts';
import { Chapter, Label, Plate } from './Chapter.tsx';
import styles from './MeasureChapter.module.css';

/** From where, in px, a screen counts as the next kind, and how many slides a carousel then shows (spec §9). */
const BREAKPOINTS = [
  { from: 0, what: 'telefoon', slides: 1 },
  { from: 768, what: 'tablet', slides: 2 },
  { from: 1024, what: 'laptop', slides: 3 },
  { from: 1200, what: 'groot scherm', slides: 4 },
] as const;

const WIDTH_NAMES: Readonly<Record<string, string>> = {
  'width-timetable': 'de uren van een dag',
  'width-l': 'rasters, kop en voet',
  'width-m': 'lezen',
};

/** Spacing, widths, breakpoints, edges and motion. */
export function MeasureChapter({ tokens }: { tokens: readonly DesignToken[] }) {
  const starting = (start: string) => tokens.filter(({ name }) => name.startsWith(start));
  const widest = Math.max(...starting('width-').map(({ value }) => Number.parseFloat(value)));
  return (
    <Chapter name="measure">
      <Plate title="Wit" note="van kier tot bladspiegel; een onderdeel heeft zelf geen marge">
        <ul role="list" className={styles.spaces}>
          {starting('space-').map(({ name, value }) => (
            <li key={name} className={styles.space} style={space(name)}>
              <Label>
                {name} · {value}
              </Label>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Breedte" note="de breedste die een kolom wordt">
        <ul role="list" className={styles.widths}>
          {starting('width-').map(({ name, value }) => (
            <li key={name} className={styles.width} style={share(Number.parseFloat(value) / widest)}>
              <b>{value}</b> {WIDTH_NAMES[name]}
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Breekpunten" note="eerst de telefoon; het getal is hoeveel dia’s een rij toont">
        <ol role="list" className={styles.breakpoints}>
          {BREAKPOINTS.map(({ from, what, slides }) => (
            <li key={from} className={styles.breakpoint}>
              <span className={styles.slides}>{slides}</span>
              <span>
                {what}
                <br />
                {from === 0 ? 'van nul' : `vanaf ${from} px`}
              </span>
            </li>
          ))}
        </ol>
      </Plate>
      <Plate title="Randen" note="recht of helemaal rond; diepte is een harde rand, geen schaduw">
        <div className={styles.edges}>
          <span className={styles.straight}>0</span>
          <span className={styles.round}>999 px</span>
          <span className={styles.paged}>bladen</span>
          <span className={styles.lined}>lijn</span>
        </div>
      </Plate>
      <Plate title="Beweging" note="160 milliseconden; uit voor wie geen beweging wil. Wijs een rug aan.">
        <div className={styles.shelf}>
          {['red', 'dark-blue', 'pink', 'green', 'purple'].map((colour) => (
            <span key={colour} className={styles.spine} data-colour={colour} />
          ))}
        </div>
      </Plate>
    </Chapter>
  );
}

function space(name: string): CSSProperties & Record<'--space', string> {
  return { '--space': `var(--${name})` };
}

function share(part: number): CSSProperties & Record<'--share', string> {
  return { '--share': `${Math.round(part * 1000) / 10}%` };
}

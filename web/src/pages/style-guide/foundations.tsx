import type { CSSProperties } from 'react';
import { CATEGORIES, type Category } from '../../domain/programme/category.ts';
import type { ColouredField, DesignToken } from '../../ui/styles/design-tokens.ts';
import { COLOUR_PAIRS, contrastOf } from '../../ui/styles/design-tokens.ts';
import { Chapter, Plate, Tiles } from './chapters.tsx';
import styles from './foundations.module.css';

/** The colour names that editors see, by token. */
export const COLOUR_NAMES: Readonly<Record<string, string>> = {
  red: 'rood',
  'red-deep': 'diep rood',
  orange: 'oranje',
  blue: 'blauw',
  'dark-blue': 'donkerblauw',
  grey: 'grijs',
  purple: 'paars',
  pink: 'roze',
  green: 'groen',
  white: 'wit',
  paper: 'papier',
  ink: 'inkt',
  'ink-soft': 'zachte inkt',
  'ink-quiet': 'stille inkt',
  rule: 'haarlijn',
};

const nameOf = (token: string): string => COLOUR_NAMES[token] ?? token;

/** The category names that visitors see. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  society: 'Samenleving',
  lifestyle: 'Lifestyle',
  thriller: 'Spannende boeken',
  'literature-romans': 'Literatuur en romans',
  'young-adult': 'Young adult',
  fantasy: 'Fantasy',
  strips: 'Strips',
  kids: 'Kinderen en jeugd',
};

// Safe cast: these are the keys of the constant, but TypeScript types `Object.keys` as `string[]`.
export const ALL_CATEGORIES = Object.keys(CATEGORY_NAMES) as readonly Category[];

type Tokens = readonly DesignToken[];

/** Custom properties for one element. */
export const set = (properties: Record<`--${string}`, string | number>): CSSProperties => properties;

/** The colours with the text colour for each, and the allowed combinations. */
export function ColourChapter({ tokens, fields }: { tokens: Tokens; fields: readonly ColouredField[] }) {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const ratio = (one: string, other: string) => contrast(values.get(one), values.get(other));
  return (
    <Chapter id="kleur">
      <Plate
        title="De inktlade"
        note="elke kleur met de letter die erop hoort, hun contrast, en waarvoor ze staat"
      >
        <Tiles min="max(8.5rem, 19%)" joined>
          {fields.map(({ colour, field, onField }) => (
            <li key={colour} className={styles.swatch} data-colour={colour}>
              <span className={styles.sample} aria-hidden="true">
                Aa
              </span>
              <strong>{nameOf(colour)}</strong>
              <span className={styles.small}>
                {values.get(field)}
                <br />
                {nameOf(onField)} {ratio(onField, field)}
              </span>
              <span className={styles.uses}>{usesOf(colour)}</span>
            </li>
          ))}
        </Tiles>
      </Plate>
      <Plate title="Wie op wie" note="elk paar dat mag: 4,5 voor tekst, 3 voor een grote letter of een vorm">
        <Tiles min="6.2rem">
          {COLOUR_PAIRS.map(({ colour, on, use }) => (
            <li key={`${use} ${colour} ${on}`}>
              <span
                className={styles.chip}
                data-use={use}
                style={set({ '--chip': `var(--${on})`, '--sample': `var(--${colour})` })}
                aria-hidden="true"
              >
                {use === 'shape' ? '' : use === 'large' ? '10 u' : 'Aa'}
              </span>
              <span className={styles.small}>
                {nameOf(colour)} op {nameOf(on)} <b>{ratio(colour, on)}</b>
              </span>
            </li>
          ))}
        </Tiles>
      </Plate>
      <Plate
        title="De ring"
        note="wit, inkt, wit: wie met het toetsenbord leest, ziet op elk veld waar hij is"
      >
        <Tiles min="max(8.5rem, 19%)" joined>
          {fields.map(({ colour, field }) => (
            <li key={colour} className={styles.ground} data-colour={colour}>
              <span className={styles.ringed} data-colour="white" />
              <span className={styles.ringed} data-colour={colour} />
              <span className={styles.small}>
                {ratio('ink', field)} en {ratio('white', field)}
              </span>
            </li>
          ))}
        </Tiles>
      </Plate>
    </Chapter>
  );
}

/** The kind of page for which the site uses each colour. */
const KINDS: Readonly<Record<string, string>> = {
  red: 'programma en activiteiten',
  orange: 'nieuws',
  blue: 'op toer',
  'dark-blue': 'boekhandels',
  grey: 'praktische bladzijden en zoeken',
  purple: 'auteurs en signeren',
  pink: 'nu & straks',
  green: 'hotspots',
  ink: 'mijn stapel',
};

/** Returns which pages have this colour and which categories have it on their spine. */
function usesOf(colour: string): string {
  const spines = ALL_CATEGORIES.filter((category) => CATEGORIES[category] === colour);
  const field = KINDS[colour] && `Veld: ${KINDS[colour]}`;
  const spine = spines.length > 0 && `Rug: ${spines.map((category) => CATEGORY_NAMES[category]).join(', ')}`;
  return [field, spine].filter(Boolean).join('. ');
}

/** Formats a contrast as «7,4». Never rounds up, because 4,49 is not enough. */
function contrast(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined) return '?';
  return (Math.floor(contrastOf(one, other) * 10) / 10).toFixed(1).replace('.', ',');
}

const READING =
  'Een lijk tussen de kasten, een bibliothecaris met een sluitend alibi en een publiek dat mag stemmen. Drie schrijvers breken de wetten van het genre en leggen uit waarom de moordenaar nooit de butler is.';
const LEAD = 'Negen dagen tussen de boeken. Neem een jas mee, en een vriend met een rugzak.';

/** A specimen of each font size, largest first, with its weight, line height, typeface, use and text. */
const SPECIMENS = [
  ['hero', 800, 1, 'display', 'de naam, zo groot als de breedte toelaat', 'boektopia'],
  ['huge', 800, 0.96, 'display', 'titel van een pagina', 'Wie stierf er in de leeszaal?'],
  ['heading', 800, 1, 'display', 'kop van een blok', 'Ontdek meer belevingen'],
  ['title', 750, 1.14, 'text', 'titel van een kaart', 'De kat die de Leie overzwom'],
  ['lead', 550, 1.35, 'text', 'intro', LEAD],
  ['reading', 400, 1.62, 'reading', 'lezen', READING],
  ['body', 450, 1.5, 'text', 'alles wat kort is', 'Forum. De deuren gaan een kwartier vooraf open.'],
  ['small', 450, 1.4, 'text', 'kleine druk', 'tot 11:30 · © Illustratie Boektopia'],
] as const;

/** The type scale, the characters of each typeface, and numerals. */
export function TypeChapter({ tokens }: { tokens: Tokens }) {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  return (
    <Chapter id="letter">
      <Plate title="De schaal" note="vloeiend tussen 375 en 1440 pixels">
        <dl className={styles.scale}>
          {SPECIMENS.map(([size, weight, line, face, what, words]) => (
            <div key={size}>
              <dt className={styles.step}>
                <b>{what}</b> <code>{`--size-${size}: ${values.get(`size-${size}`)}`}</code>
              </dt>
              <dd
                className={styles.specimen}
                data-size={size}
                style={set({ '--font': `${weight} var(--size-${size}) / ${line} var(--${face})` })}
              >
                {words}
              </dd>
            </div>
          ))}
        </dl>
      </Plate>
      <Plate title="Bricolage Grotesque, smal en zwaar" note="koppen, cijfers in de kantlijn">
        <p className={styles.letters}>
          Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz &amp; ?
        </p>
      </Plate>
      <Plate title="Bricolage Grotesque, gewoon" note="knoppen, rijen, alles wat wijst">
        <ul role="list" className={styles.weights}>
          {[450, 550, 650, 750, 800].map((weight) => (
            <li key={weight} style={set({ '--weight': weight })}>
              Elke ochtend voorlezen <code>{weight}</code>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Literata" note="lange teksten, op hoogstens tachtig tekens">
        <p
          className={styles.specimen}
          style={set({ '--font': '400 var(--size-reading) / 1.62 Literata, serif' })}
        >
          Wie een boek opent, doet een deur dicht. <em>Dat is precies de bedoeling.</em> In de hal staan
          veertig zetels, en geen enkele kijkt naar een scherm.
        </p>
      </Plate>
      <Plate title="Cijfers" note="in uren en prijzen even breed, zodat kolommen kloppen">
        <ul role="list" className={styles.times}>
          {['10:00', '11:15', '11:45', '17:30', '20:11'].map((time) => (
            <li key={time}>{time}</li>
          ))}
        </ul>
      </Plate>
    </Chapter>
  );
}

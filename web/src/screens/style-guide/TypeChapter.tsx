import type { CSSProperties } from 'react';
import type { DesignToken } from '../../ui/design-tokens.ts';
import { Chapter, Plate } from './Chapter.tsx';
import styles from './TypeChapter.module.css';

type Specimen = { token: string; words: string; what: string; look: string | undefined };

/** Each size at its work, from the hero to the small print. */
const SPECIMENS: readonly Specimen[] = [
  {
    token: 'size-hero',
    words: 'boektopia',
    what: 'de naam, zo groot als de breedte toelaat',
    look: styles.hero,
  },
  {
    token: 'size-huge',
    words: 'Wie stierf er in de leeszaal?',
    what: 'titel van een pagina',
    look: styles.huge,
  },
  { token: 'size-heading', words: 'Ontdek meer belevingen', what: 'kop van een blok', look: styles.heading },
  {
    token: 'size-title',
    words: 'De kat die de Leie overzwom',
    what: 'titel van een kaart',
    look: styles.title,
  },
  {
    token: 'size-lead',
    words: 'Negen dagen tussen de boeken. Neem een jas mee, en een vriend met een rugzak.',
    what: 'intro',
    look: styles.lead,
  },
  {
    token: 'size-reading',
    words:
      'Een lijk tussen de kasten, een bibliothecaris met een sluitend alibi en een publiek dat mag stemmen. Drie schrijvers breken de wetten van het genre en leggen uit waarom de moordenaar nooit de butler is.',
    what: 'lezen',
    look: styles.reading,
  },
  {
    token: 'size-body',
    words: 'Forum, zaal 2. De deuren gaan een kwartier vooraf open.',
    what: 'alles wat kort is',
    look: styles.body,
  },
  {
    token: 'size-small',
    words: 'tot 11:30 · © Illustratie Boektopia',
    what: 'kleine druk',
    look: styles.small,
  },
];

const TIMES = ['10:00', '11:15', '11:45', '17:30', '20:11'] as const;

/** The type scale, the letters of each face, and numerals. */
export function TypeChapter({ tokens }: { tokens: readonly DesignToken[] }) {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  return (
    <Chapter name="type">
      <Plate title="De schaal" note="vloeiend tussen 375 en 1440 pixels">
        <dl className={styles.scale}>
          {SPECIMENS.map(({ token, words, what, look }) => (
            <div key={token} className={styles.step}>
              <dt className={styles.caption}>
                <b>{what}</b>
                <code className={styles.code}>
                  --{token}: {values.get(token)}
                </code>
              </dt>
              <dd className={look}>{words}</dd>
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
            <li key={weight} style={heavy(weight)}>
              Elke ochtend voorlezen <span className={styles.code}>{weight}</span>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Literata" note="lange teksten, op hoogstens tachtig tekens">
        <p className={styles.reading}>
          Wie een boek opent, doet een deur dicht. <em>Dat is precies de bedoeling.</em> In de hal staan
          veertig zetels, en geen enkele kijkt naar een scherm.
        </p>
      </Plate>
      <Plate title="Cijfers" note="in uren en prijzen even breed, zodat kolommen kloppen">
        <ul role="list" className={styles.times}>
          {TIMES.map((time) => (
            <li key={time}>{time}</li>
          ))}
        </ul>
      </Plate>
    </Chapter>
  );
}

function heavy(weight: number): CSSProperties & Record<'--weight', number> {
  return { '--weight': weight };
}

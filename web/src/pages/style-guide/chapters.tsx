import type { CSSProperties, ReactNode } from 'react';
import type { ColourName } from '../../domain/palette.ts';
import styles from './chapters.module.css';

/** The nine chapters by their anchors, each in the colour of a day. The page's background has the tenth colour. */
export const CHAPTERS = {
  kleur: {
    title: 'Kleur',
    rule: 'Grote vlakke velden, hoogstens twee op een scherm naast papier en inkt. Geen verloop, geen glas, geen zachte schaduw.',
    colour: 'red',
  },
  letter: {
    title: 'Letter',
    rule: 'Bricolage Grotesque roept en wijst, Literata leest voor. Koppen staan dicht en evenwichtig, uren staan recht onder elkaar.',
    colour: 'ink',
  },
  maat: {
    title: 'Maat en beweging',
    rule: 'Negen stappen wit, drie breedtes, drie breekpunten. Een hoek is recht of helemaal rond. Wat beweegt, beweegt kort.',
    colour: 'blue',
  },
  tekens: {
    title: 'Naam, tekens, linten, covers',
    rule: 'Alles is een boek: een label is een leeslint, een kaart een cover, een thema de kleur van een rug.',
    colour: 'pink',
  },
  bediening: {
    title: 'Knoppen en links',
    rule: 'Een knop is een werkwoord. Wie wijst, ziet bladzijden tevoorschijn komen. Wie drukt, duwt het boek dicht.',
    colour: 'green',
  },
  kaarten: {
    title: 'Rijen en kaarten',
    rule: 'Een rij begint met haar uur. Voorbij, volzet, verplaatst: het staat er in woorden, nooit in kleur alleen.',
    colour: 'purple',
  },
  formulieren: {
    title: 'Formulieren en meldingen',
    rule: 'Eén kolom, het label erboven, ruim. Een fout zegt wat je moet doen. Wat verstuurd is, wordt een postkaart.',
    colour: 'grey',
  },
  blokken: {
    title: 'Blokken',
    rule: 'Waarmee een redacteur een pagina bouwt. Elk blok neemt zijn eigen breedte, de pagina geeft het wit.',
    colour: 'dark-blue',
  },
  standen: {
    title: 'Standen',
    rule: 'Alles kan ook leeg, stuk, voorbij of weg zijn. Elke stand zegt in woorden hoe het zit en wat je kan doen.',
    colour: 'white',
  },
} as const satisfies Record<string, { title: string; rule: string; colour: ColourName }>;

type ChapterProps = {
  id: keyof typeof CHAPTERS;
  /** Whether the content spans the width of the page. */
  wide?: boolean;
  children: ReactNode;
};

/** A chapter: number, title and rule in the margin, with plates beside them. */
export function Chapter({ id, wide = false, children }: ChapterProps) {
  const { title, rule, colour } = CHAPTERS[id];
  return (
    <section className={styles.chapter} id={id} data-wide={wide || undefined} aria-labelledby={`${id}-titel`}>
      <header className={styles.head} data-colour={colour}>
        <p className={styles.number} aria-hidden="true">
          {Object.keys(CHAPTERS).indexOf(id) + 1}
        </p>
        <h2 className={styles.title} id={`${id}-titel`}>
          {title}
        </h2>
        <p className={styles.rule}>{rule}</p>
      </header>
      <div className={styles.plates}>{children}</div>
    </section>
  );
}

/** A plate of the style guide, with a caption and an optional one-line note. */
export function Plate({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <figure className={styles.plate}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}

/** The name of one specimen among several on a plate. */
export function Label({ children }: { children: ReactNode }) {
  return <p className={styles.label}>{children}</p>;
}

type TilesProps = {
  /** The minimum width of a tile, as CSS. */
  min: string;
  /** Whether the tiles touch each other, with a line around them all. */
  joined?: boolean;
  children: ReactNode;
};

/** A list of specimens side by side, as many as fit; the children are its items. */
export function Tiles({ min, joined = false, children }: TilesProps) {
  const style: CSSProperties & Record<'--min', string> = { '--min': min };
  return (
    <ul role="list" className={joined ? styles.joined : styles.tiles} style={style}>
      {children}
    </ul>
  );
}

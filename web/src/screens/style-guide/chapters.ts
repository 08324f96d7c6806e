import type { ColourName } from '../../domain/palette.ts';

/** A chapter of the specimen book: its anchor, its title, the rule it shows, and the colour of its spine. */
export type ChapterFacts = { id: string; title: string; rule: string; colour: ColourName };

/** Nine chapters, as many as there are days and colours. The tenth colour is the table they lie on. */
export const CHAPTERS = {
  colour: {
    id: 'kleur',
    title: 'Kleur',
    rule: 'Grote vlakke velden, hoogstens twee op een scherm naast papier en inkt. Geen verloop, geen glas, geen zachte schaduw.',
    colour: 'red',
  },
  type: {
    id: 'letter',
    title: 'Letter',
    rule: 'Bricolage Grotesque roept en wijst, Literata leest voor. Koppen staan dicht en evenwichtig, uren staan recht onder elkaar.',
    colour: 'ink',
  },
  measure: {
    id: 'maat',
    title: 'Maat en beweging',
    rule: 'Negen stappen wit, drie breedtes, drie breekpunten. Een hoek is recht of helemaal rond. Wat beweegt, beweegt kort.',
    colour: 'blue',
  },
  signs: {
    id: 'tekens',
    title: 'Naam, tekens, linten, covers',
    rule: 'Alles is een boek: een label is een leeslint, een kaart een cover, een thema de kleur van een rug.',
    colour: 'pink',
  },
  controls: {
    id: 'bediening',
    title: 'Knoppen en links',
    rule: 'Een knop is een werkwoord. Wie wijst, ziet bladzijden tevoorschijn komen. Wie drukt, duwt het boek dicht.',
    colour: 'green',
  },
  cards: {
    id: 'kaarten',
    title: 'Rijen en kaarten',
    rule: 'Een rij begint met haar uur. Voorbij, volzet, verplaatst: het staat er in woorden, nooit in kleur alleen.',
    colour: 'purple',
  },
  forms: {
    id: 'formulieren',
    title: 'Formulieren en meldingen',
    rule: 'Eén kolom, het label erboven, ruim. Een fout zegt wat je moet doen. Wat verstuurd is, wordt een postkaart.',
    colour: 'grey',
  },
  blocks: {
    id: 'blokken',
    title: 'Blokken',
    rule: 'Waarmee een redacteur een pagina bouwt. Elk blok neemt zijn eigen breedte, de pagina geeft het wit.',
    colour: 'dark-blue',
  },
  waiting: {
    id: 'wachten',
    title: 'Wachten, leeg, stuk',
    rule: 'Wie wacht, ziet de vorm van wat komt. Wat leeg is, zegt het en wijst een weg. Wat stuk is, liegt niet.',
    colour: 'white',
  },
} as const satisfies Record<string, ChapterFacts>;

export type ChapterName = keyof typeof CHAPTERS;

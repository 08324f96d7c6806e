import type { Complaint } from './rule.ts';

// Translates the warnings of the site's parsers for editors. Each new warning needs an entry here, or a rule of its
// own.

export type Words = Pick<Complaint, 'what' | 'mend' | 'visitors' | 'severity'>;

/** Warnings about a block that the site cannot show, with the problem in editors' words. */
export const UNREADABLE: Readonly<Record<string, Words>> = {
  'has no articles': {
    what: 'in deze rij staat geen enkele pagina die gepubliceerd is',
    mend: 'Kies pagina’s in het veld ‘Pagina’s’ of publiceer de pagina’s die er al in staan, of haal het blok weg',
  },
  'has no programme items': {
    what: 'in deze rij staat geen enkel programma-item dat gepubliceerd is',
    mend: 'Kies items in het veld ‘Programma-items’ of publiceer de items die er al in staan, of haal het blok weg',
  },
  'has no stages': {
    what: 'op de plattegrond staat geen enkel podium dat gepubliceerd is',
    mend: 'Kies podia in het veld ‘Podia’ of publiceer de podia die er al in staan, of haal het blok weg',
  },
  'has no valid address': {
    what: 'het adres van de video is geen webadres',
    mend: 'Plak het adres van de video, zoals https://www.youtube.com/watch?v=…',
  },
  'has no image': {
    what: 'het beeld heeft geen geldig adres',
    mend: 'Kies het beeld opnieuw of haal het blok weg',
  },
  'has no images': {
    what: 'in deze galerij staat geen enkel beeld met een geldig adres',
    mend: 'Kies beelden of haal het blok weg',
  },
};

const IN_TEXT = 'ze lezen de woorden wel, maar zonder die opmaak';

/**
 * Warnings about an omitted part of a text, with the problem in editors' words. Patterns match the start of a warning.
 */
const LOST: readonly [warning: RegExp, words: (found: string) => Words][] = [
  [
    /^an image in a text has no address/,
    () => ({
      what: 'een beeld in de tekst heeft geen geldig adres',
      mend: 'Kies het beeld opnieuw of haal het weg',
    }),
  ],
  [
    /^image options out of bounds or unknown: (.*)/,
    (found) => ({
      severity: 'waarschuwing',
      what: `een beeld in de tekst vraagt een bewerking die niet bestaat (${found})`,
      visitors: 'ze zien het beeld zonder die bewerking',
      mend: 'Kies het beeld opnieuw, zonder bewerking',
    }),
  ],
  [
    /^a block inside a line/,
    () => ({ what: 'midden in een zin staat een blok', mend: 'Zet het blok op een regel apart' }),
  ],
  [
    /^a block in an intro/,
    () => ({ what: 'in deze korte tekst staat een blok', mend: 'Zet het blok bij ‘Inhoud’' }),
  ],
  [
    /^a highlight in a text has no valid colour/,
    () => ({
      severity: 'waarschuwing',
      what: 'woorden zijn gemarkeerd in een kleur die niet bestaat',
      visitors: IN_TEXT,
      mend: 'Markeer de woorden opnieuw',
    }),
  ],
  [
    /^a text has no valid colour/,
    () => ({
      severity: 'waarschuwing',
      what: 'woorden hebben een kleur die niet bestaat',
      visitors: IN_TEXT,
      mend: 'Haal de kleur van de woorden',
    }),
  ],
  [
    /^a text contains an unknown part «(.*)»/,
    (found) => ({
      severity: 'waarschuwing',
      what: `in de tekst staat een onderdeel dat de site niet kent (‘${found}’)`,
      visitors: 'ze lezen alleen de woorden ervan',
      mend: 'Haal het onderdeel weg of maak er gewone tekst van',
    }),
  ],
  [
    /^a text has unknown formatting «(.*)»/,
    (found) => ({
      severity: 'waarschuwing',
      what: `woorden hebben opmaak die de site niet kent (‘${found}’)`,
      visitors: IN_TEXT,
      mend: 'Selecteer de woorden en haal de opmaak weg',
    }),
  ],
  [
    /^a text has more than (\d+) kinds/,
    (found) => ({
      severity: 'waarschuwing',
      what: `dezelfde woorden hebben meer dan ${found} soorten opmaak`,
      visitors: IN_TEXT,
      mend: 'Selecteer de woorden en haal de opmaak weg',
    }),
  ],
  [
    /^words in a text have two links/,
    () => ({
      what: 'dezelfde woorden hebben twee links',
      visitors: 'ze komen alleen op de eerste van de twee uit',
      mend: 'Haal de links weg en zet er één',
    }),
  ],
  [
    /^a text has a style with an invalid name/,
    () => ({
      severity: 'waarschuwing',
      what: 'woorden hebben een stijl met een naam die niet kan',
      visitors: IN_TEXT,
      mend: 'Selecteer de woorden en haal de stijl weg',
    }),
  ],
  [
    /^a link in a text has an attribute «(.*)»/,
    (found) => ({
      severity: 'waarschuwing',
      what: `een link in de tekst heeft een eigenschap die niet mag (‘${found}’)`,
      visitors: 'de link werkt zonder die eigenschap',
      mend: 'Open de link en haal bij ‘Custom attributes’ die eigenschap weg',
    }),
  ],
  [
    /^an empty heading/,
    () => ({
      severity: 'tip',
      what: 'in de tekst staat een lege tussenkop',
      visitors: 'ze zien er niets van',
      mend: 'Haal de lege regel weg of maak er gewone tekst van',
    }),
  ],
  [
    /^content is nested more than/,
    () => ({
      what: 'de tekst zit te diep in andere onderdelen',
      mend: 'Zet de tekst in een blok ‘Tekst’ apart',
    }),
  ],
  [
    /^a quote has a role or a portrait/,
    () => ({
      severity: 'waarschuwing',
      what: 'er is een rol of een portret ingevuld, maar geen naam',
      visitors: 'ze zien het citaat zonder rol en zonder portret',
      mend: 'Vul ‘Wie’ in of maak ‘Rol’ en ‘Portret’ leeg',
    }),
  ],
];

/**
 * Translates the warnings of the parsers. Skips warnings that are not in the list, because other rules report those.
 */
export function wordsOf(warnings: readonly string[]): Words[] {
  return [...new Set(warnings)].flatMap((warning) =>
    LOST.flatMap(([pattern, words]) => {
      const found = pattern.exec(warning);
      return found ? [words(found[1] ?? '')] : [];
    }),
  );
}

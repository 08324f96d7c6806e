import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/** Matches words that editors type as a reminder that a text is unfinished. */
const UNFINISHED =
  /\b(?:TODO|TO DO|FIXME|XXX+|TBC|TBA|TBD|NTB)\b|\blorem ipsum|\bdolor sit amet|\[(?:\.{3}|…|[^\]]*(?:invullen|aanvullen|volgt|naam|titel|datum)[^\]]*)\]|\?\?\?|\b(?:tekst|beschrijving|info|titel|foto|inhoud|programma|uur|datum|prijs) volgt(?: nog)?\b|\bnog (?:in|aan) te vullen\b|\b(?:nog )?(?:te bevestigen|na te kijken|aan te vullen)\b|^(?:copy of|kopie van) |\(kopie\)|^(?:test|asdf|xxx|tekst|titel|voorbeeldtekst|placeholder)[.!]?$/iu;

/** Matches a note for colleagues, or a mobile number in a text that is not about contact. */
const INTERNAL =
  /\b(?:niet publiceren|niet voor publicatie|interne? nota|intern:|vertrouwelijk|nota voor|\bbel \S+ nog op)\b/iu;

/** Matches a word that the layout of a printed page broke: «school- meester». Not «lees- en schrijfhoek». */
const BROKEN_WORD = /\p{Ll}-\s+(?!en\b|of\b|als\b|tot\b|naar\b)\p{Ll}{3,}/u;

export const unfinished: Rule = {
  name: 'onaffe tekst',
  looksFor:
    'woorden zoals TODO, XXX, ‘tekst volgt’, lorem ipsum of ‘kopie van’; een nota voor collega’s; woorden die een pdf afbrak',
  visitors: 'ze lezen een tekst die nog niet af is',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const say = (pattern: RegExp, what: string, mend: string, visitors?: string): Complaint[] => {
          const found = excerpt(at.text, pattern);
          return found === undefined ? [] : [{ file, at, what: `${what}: ‘${found}’`, mend, visitors }];
        };
        return [
          ...say(UNFINISHED, 'de tekst lijkt niet af', 'Schrijf de tekst af of haal hem weg'),
          ...say(
            INTERNAL,
            'dit lijkt een nota voor collega’s',
            'Haal de nota weg; zet ze bij de opmerkingen in Storyblok',
            'ze lezen wat alleen voor het team bedoeld is',
          ),
          ...say(
            BROKEN_WORD,
            'een woord is afgebroken met een streepje',
            'Schrijf het woord aan elkaar en haal de regeleinden weg',
            'ze lezen een streepje midden in een woord',
          ),
        ];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', text: 'TODO: foto van de bus' })] }),
  good: () => ({ files: [story('a', { component: 'page', text: 'De bus stopt voor de deur.' })] }),
};

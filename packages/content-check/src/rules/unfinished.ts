import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/** What editors write in a place that they still have to fill in. */
const UNFINISHED =
  /\b(?:TODO|TO DO|FIXME|XXX+|TBC|TBA|TBD|NTB)\b|\blorem ipsum|\bdolor sit amet|\[(?:\.{3}|…|[^\]]*(?:invullen|aanvullen|volgt|naam|titel|datum)[^\]]*)\]|\?\?\?|\b(?:tekst|beschrijving|info|titel|foto|inhoud|programma|uur|datum|prijs) volgt(?: nog)?\b|\bnog (?:in|aan) te vullen\b|\b(?:nog )?(?:te bevestigen|na te kijken|aan te vullen)\b|^(?:copy of|kopie van) |\(kopie\)|^(?:test|asdf|xxx|tekst|titel|voorbeeldtekst|placeholder)[.!]?$/iu;

export const unfinished: Rule = {
  name: 'onaffe tekst',
  looksFor: 'woorden zoals TODO, XXX, ‘tekst volgt’, lorem ipsum of ‘kopie van’',
  visitors: 'ze lezen een tekst die nog niet af is',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const found = excerpt(at.text, UNFINISHED);
        if (found === undefined) return [];
        return [
          {
            file,
            at,
            what: `de tekst lijkt niet af: ‘${found}’`,
            mend: 'Schrijf de tekst af of haal hem weg',
          },
        ];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', text: 'TODO: foto van de bus' })] }),
  good: () => ({ files: [story('a', { component: 'page', text: 'De bus stopt voor de deur.' })] }),
};

import { item, story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt, wordsOf } from '../story-parts.ts';

const NUMBERS =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien'.split(
    ' ',
  );

/** Matches a lower limit in words: «vanaf 5 jaar», «vanaf vijf», «8+». Not «vanaf 5 euro» or «vanaf 10:00». */
const FROM = new RegExp(
  String.raw`\bvanaf (\d{1,2}|${NUMBERS.join('|')})(?: jaar\b|(?=[.,;!)]|$| (?:mogen|kunnen|en ouder)))|(?<![\d+])(\d{1,2})\+(?!\d)`,
  'iu',
);

const example = (age_from: string) => ({
  files: [
    story('a', { component: 'experience', preview_text: 'Voor kinderen vanaf vijf jaar.', age_from }),
    item('i', '2025-10-25 08:00', '', { experience: 'uuid-a' }),
  ],
});

export const ageWords: Rule = {
  name: 'leeftijd in de tekst',
  looksFor: 'een tekst die een andere minimumleeftijd noemt dan ‘Leeftijd vanaf’',
  visitors: 'ze lezen twee verschillende leeftijden',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      const { content } = file;
      const from = textOf(content.age_from) || String(content.age_from ?? '');
      if (from === '') return [];
      const texts = {
        title: textOf(content.title),
        preview_text: textOf(content.preview_text),
        intro: wordsOf(content.intro),
      };
      const limits = Object.entries(texts).flatMap(([field, text]) => {
        const [, first, plus] = FROM.exec(text) ?? [];
        const word = (first ?? plus)?.toLowerCase();
        return word === undefined ? [] : [{ field, word }];
      });
      const [limit] = limits;
      if (limit === undefined) return [];
      const { field, word } = limit;
      const said = NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);
      if (said === Number(from)) return [];
      const what = `hier staat ${from}, maar in ‘${fieldAt(model, file, field).path}’ staat ‘vanaf ${word}’`;
      const mend = 'Zoek op welke leeftijd juist is, en verbeter de andere';
      return [{ file, at: fieldAt(model, file, 'age_from'), what, mend }];
    }),
  bad: () => example('9'),
  good: () => example('5'),
};

import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/** For each language, frequent words that the other languages do not have. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  nl: new Set(
    'de het een en van je is dat op te met voor er niet zijn die ook aan bij naar uit maar om wat wie'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to you is are we our your with for from this that would love be have at all'.split(' '),
  ),
  fr: new Set(
    'le la les des et vous nous est une dans pour avec sur pas qui que votre notre aux du'.split(' '),
  ),
};
const NAMES: Readonly<Record<string, string>> = { en: 'Engels', fr: 'Frans' };

/** Minimum number of words in a text from which its language can be recognized. */
const FEWEST = 8;

/** Matches the polite form «u». After a number, «u» means «uur» (hour). */
const POLITE = /(?<![\d\p{L}]\s?|[\p{L}’'-])(?:[Uu]|[Uu]w)(?![\p{L}.’'-])/u;

export const language: Rule = {
  name: 'taal',
  looksFor: 'een tekst in het Engels of het Frans, en ‘u’ of ‘uw’ in plaats van ‘je’',
  visitors: 'ze lezen een andere taal of een andere toon dan op de rest van de site',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const other = languageOf(at.text);
        const name = other && NAMES[other];
        const start = at.text.slice(0, 40);
        if (name)
          return [
            {
              file,
              at,
              what: `de tekst lijkt ${name}: ‘${start}…’`,
              mend: 'Vertaal de tekst naar het Nederlands',
            },
          ];
        // Titles are exempt, because they may be quotations.
        const polite = at.kind === 'rich' ? excerpt(at.text, POLITE) : undefined;
        if (polite === undefined) return [];
        const visitors = 'ze lezen hier ‘u’ en elders ‘je’';
        return [
          {
            file,
            at,
            severity: 'tip',
            what: `de tekst zegt ‘u’ of ‘uw’: ‘${polite}’`,
            visitors,
            mend: 'Schrijf ‘je’ en ‘jouw’',
          },
        ];
      }),
    ),
  bad: () => ({
    files: [
      story('a', {
        component: 'page',
        text: 'Welcome to our bookshop, we would love to help you find the next one.',
      }),
    ],
  }),
  good: () => ({
    files: [
      story('a', { component: 'page', text: 'Welkom in onze boekhandel, we helpen je graag om 12 u.' }),
    ],
  }),
};

/** Returns the language of a text that is certainly not Dutch; otherwise undefined. */
function languageOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST) return undefined;
  const count = (known: ReadonlySet<string> | undefined) => words.filter((word) => known?.has(word)).length;
  const dutch = count(WORDS.nl);
  return Object.keys(NAMES).find((name) => count(WORDS[name]) >= 4 && count(WORDS[name]) > 2 * dutch);
}

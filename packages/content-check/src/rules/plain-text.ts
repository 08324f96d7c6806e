import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/** Patterns that do not belong in a text without formatting, each with its remedy. */
const MARKUP: readonly { pattern: RegExp; what: string; mend: string; visitors: string }[] = [
  {
    pattern:
      /<\/?(?:a|b|strong|i|em|u|p|br|div|span|h[1-6]|ul|ol|li|img|iframe|script|style|font|table)\b[^>]*>/i,
    what: 'een code (HTML)',
    mend: 'Haal de codes tussen < en > weg',
    visitors: 'ze lezen de codes tussen < en > mee',
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    what: 'een code voor een teken',
    mend: 'Typ het teken zelf, bijvoorbeeld & in plaats van &amp;',
    visitors: 'op sommige plaatsen, zoals een kalender, lezen ze de code',
  },
  {
    pattern: /\*\*[^*]+\*\*|(?<![\p{L}\p{N}_])__[^_]+__|\[[^\]]+\]\((?:https?:|\/)[^)]*\)|^#{1,6} \p{L}/mu,
    what: 'opmaak met sterretjes, haken of hekjes',
    mend: 'Haal die tekens weg; vet en links kunnen alleen in een blok ‘Tekst’',
    visitors: 'ze lezen de sterretjes, haken of hekjes mee',
  },
];

export const plainText: Rule = {
  name: 'opmaak in gewone tekst',
  looksFor: 'codes zoals <b> of &amp;amp;, en sterretjes in een tekst zonder opmaak',
  visitors: 'ze lezen de codes mee',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] =>
        MARKUP.flatMap(({ pattern, what, mend, visitors }) => {
          const found = excerpt(at.text, pattern);
          return found === undefined
            ? []
            : [{ file, at, what: `in ‘${found}’ staat ${what}`, mend, visitors }];
        }),
      ),
    ),
  bad: () => ({ files: [story('a', { component: 'page', title: 'Meet &amp; greet' })] }),
  good: () => ({ files: [story('a', { component: 'page', title: 'Meet & greet' })] }),
};

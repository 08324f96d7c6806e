import { isPicture } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { assetsIn } from '../references.ts';
import type { Rule } from '../rule.ts';

/** WCAG 1.1.1, which public bodies must meet by law. */
export const altText: Rule = {
  name: 'alt-tekst',
  looksFor: 'een beeld zonder alt-tekst',
  visitors: 'wie de site laat voorlezen, hoort niet wat er op het beeld staat',
  severity: 'fout',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      assetsIn(partsOf(file))
        .filter(({ url, alt }) => alt === '' && isPicture(url))
        .map((at) => ({
          file,
          at,
          what: 'het beeld heeft geen alt-tekst',
          mend: 'Klik op het beeld en beschrijf bij ‘Alt text’ in één zin wat erop staat',
        })),
    ),
  bad: () => ({ files: [story('a', { component: 'page', image: picture('10x10/a/a.webp', '') })] }),
  good: () => ({ files: [story('a', { component: 'page', image: picture('10x10/a/a.webp') })] }),
};

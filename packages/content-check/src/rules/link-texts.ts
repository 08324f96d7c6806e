import { typedAddress } from 'web/story-rules';
import { richText, story } from '../examples.ts';
import { listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { VAGUE } from './link-words.ts';

const example = (words: string) => ({
  files: [
    story('a', {
      component: 'page',
      intro: richText(words, { type: 'link', attrs: { linktype: 'url', href: 'mailto:pers@boektopia.be' } }),
    }),
  ],
});

export const linkTexts: Rule = {
  name: 'link in een tekst',
  looksFor:
    'een link op ‘klik hier’, en een link waarvan de woorden een ander adres zeggen dan waar hij naartoe leidt',
  visitors: 'ze komen ergens anders uit dan ze lezen, of horen niet waar de link heen gaat',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).nodes.flatMap(({ node, ...at }): Complaint[] => {
        const link = listOf(node.marks)
          .map(objectOf)
          .find((mark) => mark.type === 'link');
        const words = textOf(node.text);
        if (!link || words === '') return [];
        if (VAGUE.test(words)) {
          const mend =
            'Zet de link op de woorden die zeggen waar hij heen leidt, zoals ‘de prijzen op Praktisch’';
          const visitors = 'wie de site laat voorlezen, hoort niet waar de link heen leidt';
          return [
            { file, at, severity: 'tip', what: `de link staat op de woorden ‘${words}’`, visitors, mend },
          ];
        }
        const [read, leads] = [addressIn(words), addressIn(textOf(objectOf(link.attrs).href))];
        if (read === undefined || leads === undefined || read === leads) return [];
        const what = `de woorden zeggen ‘${words}’, maar de link leidt naar ‘${leads}’`;
        return [{ file, at, what, mend: 'Maak de woorden en de link gelijk' }];
      }),
    ),
  bad: () => example('toegankelijk@boektopia.be'),
  good: () => example('pers@boektopia.be'),
};

/** Returns the mail address, or the host of a web address, that a text consists of. */
function addressIn(text: string): string | undefined {
  if (!/^\S+[@.]\S+$/.test(text)) return undefined;
  const { href = '' } = typedAddress(text) ?? {};
  return (/^mailto:([^?]+)/i.exec(href) ?? /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href))?.[1]?.toLowerCase();
}

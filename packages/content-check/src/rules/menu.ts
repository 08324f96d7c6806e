import { linkTo, story } from '../examples.ts';
import { listOf, objectOf } from '../json.ts';
import { labelledIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

/** The lists of links on every page, with what visitors miss if a list is empty. */
const LISTS: readonly [component: string, field: string, visitors: string][] = [
  ['header', 'nav_links', 'ze zien geen menu, op geen enkele pagina'],
  ['footer', 'links', 'ze zien geen links onder aan de pagina'],
  ['footer', 'sub_links', 'ze vinden de privacyverklaring en de andere verplichte pagina’s niet'],
];

const example = (...nav_links: readonly unknown[]) => ({
  files: [
    story('globaal/header', { component: 'header', nav_links }),
    story('praktisch', { component: 'page' }),
  ],
});

export const menu: Rule = {
  name: 'menu',
  looksFor:
    'een leeg menu, een lege voet, een paneel zonder links, of in één lijst twee links naar dezelfde pagina',
  visitors: 'ze vinden de weg op de site niet',
  severity: 'fout',
  find: ({ files, partsOf, model }) =>
    files.flatMap((file): Complaint[] => {
      const empty = LISTS.filter(
        ([component, name]) => component === file.component && listOf(file.content[name]).length === 0,
      ).map(([, name, visitors]) => ({
        file,
        at: fieldAt(model, file, name),
        what: 'er staat geen enkele link in',
        visitors,
        mend: 'Voeg de links toe',
      }));
      const { blocks, fields } = partsOf(file);
      const panels = blocks
        .filter(({ component }) => component === 'link_with_dropdown')
        .filter((block) =>
          [block.fields.buttons, block.fields.links].every((list) => listOf(list).length === 0),
        )
        .map((at) => ({
          file,
          at,
          what: 'dit paneel heeft geen knoppen en geen links',
          visitors: 'ze openen een leeg paneel',
          mend: 'Voeg knoppen of links toe, of maak er een gewone link van',
        }));
      const doubles = fields.flatMap((at) => {
        const seen = new Map<string, string>();
        return listOf(at.value).flatMap((block) => {
          const link = objectOf(block);
          const target = labelledIn(link);
          if (at.field.type !== 'bloks' || target === undefined) return [];
          const other = seen.get(target.to);
          if (other === undefined) {
            seen.set(target.to, target.label);
            return [];
          }
          const isSame = other === target.label;
          const what = isSame
            ? `de link ‘${target.label}’ staat er twee keer`
            : `‘${other}’ en ‘${target.label}’ leiden naar dezelfde pagina`;
          const visitors = isSame
            ? 'ze zien twee keer dezelfde link'
            : 'een van beide links brengt hen niet waar ze verwachten';
          return [
            {
              file,
              at,
              severity: 'waarschuwing' as const,
              what,
              visitors,
              mend: isSame ? 'Haal een van beide weg' : 'Kies bij een van beide de juiste pagina',
            },
          ];
        });
      });
      return [...empty, ...panels, ...doubles];
    }),
  bad: () => example(),
  good: () => example({ component: 'link', label: 'Praktisch', link: linkTo('praktisch') }),
};

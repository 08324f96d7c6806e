import { linkTo, story } from '../examples.ts';
import { objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Words that do not describe the target of a link. Screen readers list links without the sentences around them. */
export const VAGUE =
  /^(?:klik(?: hier)?|hier|link|deze link|lees meer|meer|meer info|info|ga naar|knop|button|tekst|label)[.!…]?$/i;

const example = (label: string) => {
  const link = { component: 'link', label, link: linkTo('praktisch') };
  return {
    files: [
      story('praktisch', { component: 'page' }),
      story('globaal/footer', { component: 'footer', links: [link] }),
    ],
  };
};

export const linkWords: Rule = {
  name: 'woorden van een link',
  looksFor:
    'een knop of link waarvan de woorden niet zeggen waar hij naartoe leidt, of die naar zijn eigen pagina leidt',
  visitors: 'ze weten niet waar de knop hen brengt, zeker niet wie de site laat voorlezen',
  severity: 'tip',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).blocks.flatMap((at): Complaint[] => {
        if (!/^(link|social_link)$/.test(at.component)) return [];
        const label = textOf(at.fields.label);
        const link = objectOf(at.fields.link);
        const mend = 'Schrijf in enkele woorden waar de knop naartoe leidt, zoals ‘Zo kom je er’';
        if (VAGUE.test(label))
          return [{ file, at, what: `‘${label}’ zegt niet waar de knop naartoe leidt`, mend }];
        if (/^(?:https?:\/\/|www\.)/i.test(label))
          return [{ file, at, what: `de woorden van de knop zijn een adres: ‘${label}’`, mend }];
        const isSelf =
          link.linktype === 'story' && textOf(link.id) === file.uuid && textOf(link.anchor) === '';
        if (!isSelf || file.uuid === '') return [];
        return [
          {
            file,
            at,
            what: `de knop ‘${label}’ leidt naar de pagina waar hij al op staat`,
            visitors: 'ze klikken en er gebeurt niets',
            mend: 'Kies een andere pagina of haal de knop weg',
          },
        ];
      }),
    ),
  bad: () => example('Klik hier'),
  good: () => example('Zo kom je er'),
};

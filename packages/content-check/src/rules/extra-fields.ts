import { story } from '../examples.ts';
import { isObject, listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Lengths, in characters, after which search engines truncate a text. */
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 200;

/** The fields of plugins: publishers (`key-value`) and search engines (`seo_metatags`). */
export const extraFields: Rule = {
  name: 'uitgevers en zoekmachines',
  looksFor:
    'een uitgever zonder naam, en teksten voor zoekmachines die te lang of van de verkeerde soort zijn',
  visitors: 'ze zien dit niet',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        const { field, value } = at;
        if (field.type !== 'custom' || value === undefined || value === null || value === '') return [];
        const isList = field.plugin === 'key-value';
        if (isList ? !(Array.isArray(value) && value.every(isObject)) : !isObject(value))
          return [
            {
              file,
              at,
              severity: 'fout',
              what: 'hier staat iets dat in dit veld niet past',
              mend: 'Maak het veld leeg en vul het opnieuw in',
            },
          ];
        if (isList)
          return listOf(value)
            .map(objectOf)
            .filter((pair) => textOf(pair.value) === '')
            .map((pair) => ({
              file,
              at,
              what: textOf(pair.key)
                ? `in de rij met het opschrift ‘${textOf(pair.key)}’ is geen naam ingevuld`
                : 'een rij is leeg',
              visitors: 'ze zien deze rij niet',
              mend: 'Vul de naam van de uitgever in of haal de rij weg',
            }));
        const seo = objectOf(value);
        return [
          ...tooLong('titel', seo.title, LONGEST_TITLE),
          ...tooLong('beschrijving', seo.description, LONGEST_DESCRIPTION),
        ].map((fault) => ({
          file,
          at,
          severity: 'tip' as const,
          visitors: 'in zoekresultaten zien ze een afgebroken tekst',
          ...fault,
        }));
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', publisher: [{ key: 'Uitgever', value: '' }] })] }),
  good: () => ({
    files: [story('a', { component: 'page', publisher: [{ key: 'Uitgever', value: 'Lannoo' }] })],
  }),
};

function tooLong(what: string, value: unknown, longest: number): { what: string; mend: string }[] {
  const { length } = [...textOf(value)];
  if (length <= longest) return [];
  return [
    { what: `de ${what} voor zoekmachines telt ${length} tekens`, mend: `Hou ze op ${longest} tekens` },
  ];
}

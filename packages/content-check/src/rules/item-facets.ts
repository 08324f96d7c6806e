import { fieldName } from '../content-model.ts';
import { item, story } from '../examples.ts';
import { listOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

/** The fields by which visitors find a programme item, each with what visitors notice if it is empty. */
const FACETS: [field: string, visitors: string, severity?: 'fout'][] = [
  ['experience', 'ze zien een moment zonder titel en zonder pagina', 'fout'],
  ['location', 'ze weten niet waar ze moeten zijn'],
  ['type', 'ze vinden het niet als ze op type kiezen, en er staat geen reserveerknop'],
  ['theme', 'het heeft geen kleur, en wie op thema kiest, vindt het niet'],
];

export const itemFacets: Rule = {
  name: 'onvolledig programma-item',
  looksFor: 'een programma-item zonder podium of stad, type of thema',
  visitors: 'ze vinden het item niet met de filters van het programma',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file) => {
      const { component, content } = file;
      if (component !== 'program' && component !== 'on_tour_experience') return [];
      const fields = model.get(component)?.fields;
      return FACETS.flatMap(([name, visitors, severity]): Complaint[] => {
        // Another rule reports empty required fields.
        if (!fields?.has(name) || fields.get(name)?.required) return [];
        const isFilled = textOf(content[name]) !== '' || listOf(content[name]).some((one) => textOf(one));
        if (isFilled) return [];
        const label = fieldName(model, component, name);
        const mend = `Kies iets in het veld ‘${label}’`;
        return [
          { file, at: { path: label, name, uid: '' }, severity, what: 'dit veld is leeg', visitors, mend },
        ];
      });
    }),
  bad: () => ({ files: [item('i', '2025-10-25 08:00', '')] }),
  good: () => ({
    files: [
      item('i', '2025-10-25 08:00', '', { type: 'uuid-t', theme: ['uuid-th'] }),
      story('t', { component: 'type' }),
      story('th', { component: 'theme' }),
    ],
  }),
};

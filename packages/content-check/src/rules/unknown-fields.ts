import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import type { Rule } from '../rule.ts';

/** Storyblok's own keys in every block. */
const OF_STORYBLOK = new Set(['component', '_uid', '_editable']);

export const unknownFields: Rule = {
  name: 'onbekend veld',
  looksFor: 'een veld dat niet bestaat in het contentmodel',
  visitors: 'ze zien niet wat erin staat',
  severity: 'fout',
  find: ({ files, model, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).blocks.flatMap((at) => {
        const { component, fields } = at;
        const known = model.get(component)?.fields;
        if (!known) return [];
        const unknown = Object.keys(fields).filter((name) => !OF_STORYBLOK.has(name) && !known.has(name));
        return unknown.map((name) => ({
          file,
          at: { ...at, name },
          what: `‘${kindName(model, component)}’ heeft geen veld ‘${name}’`,
          mend: 'Verbeter de naam van het veld of haal het weg',
        }));
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', titel: 'Praktisch' })] }),
  good: () => ({ files: [story('a', { component: 'page', title: 'Praktisch' })] }),
};

import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../story-parts.ts';
import { shortened } from '../texts.ts';

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
        return unknown.map((name) => {
          const words = textOf(fields[name]) || wordsOf(fields[name]);
          const place = at.path === '' ? 'deze story' : 'dit blok';
          const quoted = words === '' ? '' : ` (‘${shortened(words)}’)`;
          const isEmpty = words === '' && [fields[name]].flat().every((value) => !value);
          const ask = `raag de ontwikkelaars om ‘${name}’ weg te halen`;
          return {
            file,
            at: { ...at, name },
            what: `in ${place} zit nog ${isEmpty ? 'een leeg veld dat' : `inhoud${quoted} die`} je in Storyblok niet ziet: de technische naam ‘${name}’ hoort bij geen enkel veld van een ‘${kindName(model, component)}’`,
            mend: isEmpty
              ? `V${ask}`
              : `Is ze nog nodig? Typ ze dan eerst over in een veld dat je wel ziet. V${ask}`,
          };
        });
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', titel: 'Praktisch' })] }),
  good: () => ({ files: [story('a', { component: 'page', title: 'Praktisch' })] }),
};

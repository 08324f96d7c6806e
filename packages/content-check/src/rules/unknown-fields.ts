import { kindName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';

/** Storyblok's own keys in every block. */
const OF_STORYBLOK = new Set(['component', '_uid', '_editable']);

/** Fields must exist in the content model, because the site does not show other fields. */
export const unknownFields: Rule = ({ files, model, partsOf }) =>
  files.flatMap((file) =>
    partsOf(file).blocks.flatMap(({ component, path, fields }) => {
      const known = model.get(component)?.fields;
      if (!known) return [];
      const unknown = Object.keys(fields).filter((name) => !OF_STORYBLOK.has(name) && !known.has(name));
      return unknown.map((name) => {
        const where = path === '' ? '' : `${path}: `;
        const what = `${where}‘${kindName(model, component)}’ heeft geen veld ‘${name}’`;
        return complain(file, 'fout', what, 'Verbeter de naam van het veld of haal het weg');
      });
    }),
  );

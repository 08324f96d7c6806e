import { fieldName } from '../content-model.ts';
import { complain, type Rule, type Severity } from '../finding.ts';
import { listOf, textOf } from '../json.ts';

/** What a programme item needs to be found, in Dutch and with how bad it is when it is missing. */
const FACETS: [field: string, name: string, severity: Severity][] = [
  ['experience', 'activiteit', 'fout'],
  ['location', 'locatie', 'waarschuwing'],
  ['type', 'type', 'waarschuwing'],
  ['theme', 'thema', 'waarschuwing'],
];

/** Programme items that a filter cannot find, or that lead to no page. */
export const itemFacets: Rule = ({ files, model }) =>
  files.flatMap((file) => {
    const { component, content } = file;
    if (component !== 'program' && component !== 'on_tour_experience') return [];
    const fields = model.get(component)?.fields;
    return FACETS.flatMap(([field, name, severity]) => {
      // A field that the model requires is named as such.
      if (!fields?.has(field) || fields.get(field)?.required) return [];
      const isFilled = textOf(content[field]) !== '' || listOf(content[field]).some((one) => textOf(one));
      if (isFilled) return [];
      return [
        complain(
          file,
          severity,
          `programma-item zonder ${name}`,
          `Kies bij ‘${fieldName(model, component, field)}’ een ${name}`,
        ),
      ];
    });
  });

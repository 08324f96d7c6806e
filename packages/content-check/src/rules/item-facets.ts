import { fieldName } from '../content-model.ts';
import { complain, type Rule, type Severity } from '../finding.ts';
import { listOf, textOf } from '../json.ts';

/** The fields by which visitors find a programme item. `severity` is that of the finding if the field is missing. */
const FACETS: [field: string, name: string, severity: Severity][] = [
  ['experience', 'activiteit', 'fout'],
  ['location', 'locatie', 'waarschuwing'],
  ['type', 'type', 'waarschuwing'],
  ['theme', 'thema', 'waarschuwing'],
];

/** Programme items must have the values that filters use, and must refer to an experience, which is their page. */
export const itemFacets: Rule = ({ files, model }) =>
  files.flatMap((file) => {
    const { component, content } = file;
    if (component !== 'program' && component !== 'on_tour_experience') return [];
    const fields = model.get(component)?.fields;
    return FACETS.flatMap(([field, name, severity]) => {
      // Skip fields that the model requires, because the rule for required fields reports them.
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

import { fieldName } from '../content-model.ts';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Rule } from '../rule.ts';

/** Number of characters after which the hall screen truncates a title. */
const MAX_TITLE = 90;

const ON_SCREEN: Record<string, string> = {
  experience: 'title',
  program: 'title_overwrite',
  on_tour_experience: 'title',
};

export const longTitles: Rule = {
  name: 'te lange titel',
  looksFor: `een titel van een activiteit van meer dan ${MAX_TITLE} tekens`,
  visitors: 'het scherm in de hal breekt de titel af',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file) => {
      const name = ON_SCREEN[file.component];
      if (name === undefined) return [];
      const { length } = [...textOf(file.content[name])];
      if (length <= MAX_TITLE) return [];
      const at = { path: fieldName(model, file.component, name), name, uid: '' };
      return [{ file, at, what: `de titel telt ${length} tekens`, mend: `Hou hem op ${MAX_TITLE} tekens` }];
    }),
  bad: () => ({ files: [story('a', { component: 'experience', title: 'Boek en soep '.repeat(8) })] }),
  good: () => ({ files: [story('a', { component: 'experience', title: 'Boek en soep' })] }),
};

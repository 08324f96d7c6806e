import { fieldName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';

/** Number of characters after which the hall screen truncates a title. */
const MAX_TITLE = 90;

const ON_SCREEN: Record<string, string> = {
  experience: 'title',
  program: 'title_overwrite',
  on_tour_experience: 'title',
};

/** Titles must fit on the hall screen. */
export const longTitles: Rule = ({ files, model }) =>
  files.flatMap((file) => {
    const field = ON_SCREEN[file.component];
    if (field === undefined) return [];
    const { length } = [...textOf(file.content[field])];
    if (length <= MAX_TITLE) return [];
    const what = `${fieldName(model, file.component, field)} is te lang voor het scherm in de hal: ${length} tekens`;
    return [complain(file, 'waarschuwing', what, `Hou de titel op ${MAX_TITLE} tekens`)];
  });

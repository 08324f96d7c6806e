import { complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';

/** As many characters as the live screen shows of a title before it cuts. */
const MAX_TITLE = 90;

const ON_SCREEN: Record<string, string> = {
  experience: 'title',
  program: 'title_overwrite',
  on_tour_experience: 'title',
};

/** Titles that the live screen in the hall cannot show whole. */
export const longTitles: Rule = ({ files }) =>
  files.flatMap((file) => {
    const field = ON_SCREEN[file.component];
    const length = field === undefined ? 0 : [...textOf(file.content[field])].length;
    if (length <= MAX_TITLE) return [];
    const what = `${field} is te lang voor het scherm in de hal: ${length} tekens`;
    return [complain(file, 'waarschuwing', what, `Hou de titel op ${MAX_TITLE} tekens`)];
  });

import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import type { StoryParts } from '../story-parts.ts';

/** Number of characters after which the hall screen truncates a title. */
const ON_SCREEN = 90;

/** Titles that hall screens show. */
const SCREEN_TITLES = new Set([
  'experience.title',
  'program.title_overwrite',
  'on_tour_experience.title',
  'live.title',
]);

/**
 * Maximum number of characters that the layout of each kind of field is designed for. The content model has lower
 * limits for some fields.
 */
const LONGEST: Readonly<Record<string, number>> = { title: 130, label: 60, text: 250, textarea: 800 };

/** Fields whose length does not matter. */
const ANY_LENGTH = new Set(['embed_code', 'url', 'reservation_url']);

export const longTexts: Rule = {
  name: 'te lange tekst',
  looksFor: `een titel van een activiteit van meer dan ${ON_SCREEN} tekens, en andere teksten die te lang zijn voor hun plaats`,
  visitors: 'de tekst duwt andere dingen van het scherm',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        const longest = limitOf(at);
        const { length } = [...textOf(at.value)];
        if (longest === undefined || length <= longest) return [];
        const visitors = longest === ON_SCREEN ? 'het scherm in de hal breekt de titel af' : undefined;
        return [
          {
            file,
            at,
            what: `de tekst telt ${length} tekens`,
            visitors,
            mend: `Kort hem in tot hoogstens ${longest} tekens`,
          },
        ];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'experience', title: 'Boek en soep '.repeat(8) })] }),
  good: () => ({ files: [story('a', { component: 'experience', title: 'Boek en soep' })] }),
};

function limitOf({ name, block, field }: StoryParts['fields'][number]): number | undefined {
  // The rule for field values reports a text that exceeds the limit of the content model.
  if (!/^text(area)?$/.test(field.type) || field.maxLength !== undefined || ANY_LENGTH.has(name))
    return undefined;
  if (SCREEN_TITLES.has(`${block.component}.${name}`)) return ON_SCREEN;
  // The title of a question may be long, because it is a whole sentence.
  if (name === 'title' && block.component === 'accordion_item') return LONGEST.text;
  return LONGEST[name === 'title' || name === 'label' ? name : field.type];
}

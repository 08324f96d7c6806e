import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

/** Matches a title of at least three words in capitals. */
const SHOUTED = /^(?=.*\p{Lu}{4})(?=\S+\s+\S+\s+\S)[^\p{Ll}]+$/u;

export const titles: Rule = {
  name: 'titel',
  looksFor: 'een titel in hoofdletters, met emoji, met spaties te veel of met alleen spaties',
  visitors: 'de titel leest moeilijk, en in de browsertab, kaarten en zoekresultaten ziet hij er anders uit',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file) =>
      ['title', 'title_overwrite'].flatMap((name): Complaint[] => {
        const title = file.content[name];
        if (typeof title !== 'string' || title === '') return [];
        const at = fieldAt(model, file, name);
        if (title.trim() === '')
          return name === 'title'
            ? []
            : [
                {
                  file,
                  at,
                  what: 'er staan alleen spaties',
                  visitors: 'niets; de titel van de activiteit blijft staan',
                  mend: 'Maak het veld leeg',
                },
              ];
        if (title !== title.trim() || / {2}/.test(title))
          return [
            {
              file,
              at,
              severity: 'tip',
              what: `in ‘${title}’ staan spaties te veel`,
              mend: `Maak er ‘${title.replace(/\s+/g, ' ').trim()}’ van`,
            },
          ];
        if (SHOUTED.test(title))
          return [
            {
              file,
              at,
              what: `‘${title}’ staat in hoofdletters`,
              mend: 'Schrijf de titel in gewone letters',
            },
          ];
        if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u.test(title))
          return [{ file, at, what: `in ‘${title}’ staat een emoji`, mend: 'Haal de emoji weg' }];
        return [];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', title: 'WIE ZET DE PUNT?' })] }),
  good: () => ({ files: [story('a', { component: 'page', title: 'Wie zet de punt? UiTPAS' })] }),
};

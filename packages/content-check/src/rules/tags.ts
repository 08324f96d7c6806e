import { KNOWN_TAGS, meaningOfTag } from 'web/story-rules';
import { item } from '../examples.ts';
import type { Rule } from '../rule.ts';
import { likelyTag } from '../tag.ts';

const ON_PROGRAMME = new Set(['program', 'experience', 'on_tour_experience']);

export const tags: Rule = {
  name: 'tag',
  looksFor: 'een tag die de site niet kent',
  visitors:
    'ze zien er geen label van: een verkeerd geschreven ‘volzet’ laat iedereen naar een volle zaal gaan',
  severity: 'waarschuwing',
  find: ({ files }) =>
    files.flatMap((file) =>
      file.tags
        .filter((tag) => meaningOfTag(tag) === undefined)
        .map((tag) => {
          const likely = likelyTag(tag);
          const isOnProgramme = ON_PROGRAMME.has(file.component);
          return {
            file,
            at: { path: 'Tags', uid: '' },
            ...(!isOnProgramme && { severity: 'tip' as const, visitors: 'ze zien er niets van' }),
            what: `de site kent geen tag ‘${tag}’`,
            mend: likely
              ? `Kies de tag ‘${likely}’ als je die bedoelt, of haal deze tag weg`
              : `Haal de tag weg of kies uit: ${KNOWN_TAGS.join(', ')}`,
          };
        }),
    ),
  bad: () => ({ files: [item('i', '2025-10-25 08:00', '', {}, { tags: ['volzte'] })] }),
  good: () => ({ files: [item('i', '2025-10-25 08:00', '', {}, { tags: ['volzet'] })] }),
};

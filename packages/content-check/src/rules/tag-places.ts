import { meaningOfTag } from 'web/story-rules';
import { kindName } from '../content-model.ts';
import { item } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';

/** The content types whose tags the site shows. */
const SHOWN = new Set(['program', 'on_tour_experience']);

const at = { path: 'Tags', uid: '' };
const example = (...tags: string[]) => ({ files: [item('i', '2025-10-25 08:00', '', {}, { tags })] });

export const tagPlaces: Rule = {
  name: 'plaats van een tag',
  looksFor:
    'een tag zoals ‘volzet’ op een story waar de site geen labels toont, en tags die elkaar tegenspreken',
  visitors: 'ze zien het label niet, en komen bijvoorbeeld naar een volle zaal',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      const known = file.tags.filter((tag) => meaningOfTag(tag) !== undefined);
      if (!SHOWN.has(file.component))
        return known.map((tag) => {
          const isActivity = file.component === 'experience';
          const what = `de tag ‘${tag}’ staat op een ‘${kindName(model, file.component)}’, en daar toont de site geen labels`;
          const mend = isActivity
            ? 'Zet de tag op de programma-items van deze activiteit, en haal hem hier weg'
            : 'Haal de tag weg';
          return { file, at, what, mend };
        });
      const of = (meaning: string) => known.find((tag) => meaningOfTag(tag) === meaning);
      const [cancelled, other] = [of('cancelled'), of('soldOut') ?? of('new')];
      if (!cancelled || !other) return [];
      const what = `de tags ‘${cancelled}’ en ‘${other}’ spreken elkaar tegen`;
      return [
        { file, at, what, visitors: 'ze weten niet wat er nu geldt', mend: 'Hou de tag over die klopt' },
      ];
    }),
  bad: () => example('geannuleerd', 'volzet'),
  good: () => example('geannuleerd'),
};

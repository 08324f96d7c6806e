import { LONGEST_WALK } from 'web/content-rules';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

const example = (minutes: string) => {
  const walk = { component: 'walking_time', from: 'a', to: 'b', minutes };
  return { files: [story('globaal/global-data', { component: 'global_data', walking_times: [walk] })] };
};

/** The rule for relations checks that the stages exist. */
export const walkingTimes: Rule = {
  name: 'looptijd',
  looksFor:
    'een looptijd zonder hele minuten, van een podium naar zichzelf, of twee keer voor hetzelfde paar',
  visitors: '‘Nu & straks’ rekent tussen deze podia met een verkeerde looptijd',
  severity: 'fout',
  find: ({ files, partsOf }) =>
    files.flatMap((file) => {
      const told = new Set<string>();
      return partsOf(file).blocks.flatMap((at): Complaint[] => {
        const { component, fields } = at;
        if (component !== 'walking_time') return [];
        const say = (what: string, mend: string) => [{ file, at, what, mend }];
        const [from, to] = [textOf(fields.from), textOf(fields.to)];
        const minutes = Number(fields.minutes || Number.NaN);
        if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_WALK) {
          return say(
            `‘${fields.minutes ?? ''}’ is geen aantal minuten van 1 tot ${LONGEST_WALK}`,
            `Schrijf een heel getal van 1 tot ${LONGEST_WALK}`,
          );
        }
        if (from === '' || to === '') return [];
        if (from === to)
          return say('de looptijd gaat van een podium naar zichzelf', 'Kies een ander podium of haal ze weg');
        const pair = [from, to].sort().join(' ');
        if (told.has(pair))
          return say(
            'voor dit paar podia staat er al een looptijd, en de eerste telt',
            'Haal een van beide weg',
          );
        told.add(pair);
        return [];
      });
    }),
  bad: () => example('een kwartier'),
  good: () => example('15'),
};

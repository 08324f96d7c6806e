import { LONGEST_WALK } from 'web/content-rules';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';

/**
 * A pair of stages may have only one walking time, in whole minutes. The rule for relations checks that the stages
 * exist.
 */
export const walkingTimes: Rule = ({ files, partsOf }) =>
  files.flatMap((file) => {
    const told = new Set<string>();
    return partsOf(file).blocks.flatMap(({ component, path, fields }): Complaint[] => {
      if (component !== 'walking_time') return [];
      const say = (what: string, mend: string) => [complain(file, 'fout', `${path}: ${what}`, mend)];
      const [from, to] = [textOf(fields.from), textOf(fields.to)];
      const minutes = Number(fields.minutes || Number.NaN);
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_WALK) {
        return say(
          `‘${fields.minutes ?? ''}’ zijn geen minuten`,
          `Schrijf een heel getal van 1 tot ${LONGEST_WALK}`,
        );
      }
      if (from === '' || to === '') return [];
      if (from === to) return say('gaat van een podium naar zichzelf', 'Haal ze weg: dat is altijd nul');
      const pair = [from, to].sort().join(' ');
      if (told.has(pair)) return say('dit paar podia staat er al', 'Hou er één: de eerste geldt');
      told.add(pair);
      return [];
    });
  });

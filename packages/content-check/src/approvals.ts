import type { Edition } from './edition.ts';
import { textOf } from './json.ts';
import type { Complaint } from './rule.ts';
import { nameOf, type StoryFile } from './story-file.ts';
import type { BlockAt } from './story-parts.ts';

/** An approval that editors entered in the global data. With an empty `uuid`, it approves every finding of the rule. */
type Approval = { file: StoryFile; at: BlockAt; rule: string; uuid: string };

/** Creates functions that separate approved complaints from the others. */
export function createApprovals(edition: Edition) {
  const approvals = edition.published.flatMap((file) =>
    file.component === 'global_data'
      ? edition.partsOf(file).blocks.flatMap((at): Approval[] => {
          if (at.component !== 'approved_finding') return [];
          const { rule, story } = at.fields;
          return [{ file, at, rule: textOf(rule).toLowerCase(), uuid: textOf(story) }];
        })
      : [],
  );
  const used = new Set<Approval>();
  return {
    /** Whether the editors approved a complaint of a rule. */
    isApproved: (rule: string, { file }: Complaint): boolean => {
      const approval = approvals.find(
        (one) => one.rule === rule && (one.uuid === '' || ('uuid' in file && one.uuid === file.uuid)),
      );
      if (approval) used.add(approval);
      return approval !== undefined;
    },
    /** Returns a complaint about each approval that matched no complaint. Call it after all rules have run. */
    unused: (rules: ReadonlySet<string>): Complaint[] =>
      approvals
        .filter((approval) => !used.has(approval))
        .map(({ file, at, rule, uuid }) => {
          const target = edition.storyByUuid(uuid);
          const of = target ? ` bij ‘${nameOf(target)}’` : '';
          const what = rules.has(rule)
            ? `deze rij keurt een bevinding van de regel ‘${rule}’${of} goed, maar die bevinding is er niet meer`
            : `er is geen regel met de naam ‘${rule}’`;
          const mend = rules.has(rule)
            ? 'Verwijder deze rij uit ‘Goedgekeurde bevindingen’'
            : 'Schrijf bij ‘Regel’ de naam zoals hij in de lijst met bevindingen staat, of verwijder deze rij';
          return { file, at, what, mend };
        }),
  };
}

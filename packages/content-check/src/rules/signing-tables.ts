import { isSigningType, tableOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { item, story } from '../examples.ts';
import { textOf } from '../json.ts';
import { lastOf } from '../page-address.ts';
import type { Complaint, Rule } from '../rule.ts';
import { type StoryFile, titleOf } from '../story-file.ts';
import { fieldAt } from '../story-parts.ts';

const example = (fields: Record<string, unknown>) => ({
  files: [
    story('types/signeersessie', { component: 'type', title: 'Signeersessie' }),
    item('i', '2025-10-25 08:00', '', { type: 'uuid-types/signeersessie', ...fields }),
  ],
});

export const signingTables: Rule = {
  name: 'signeertafel',
  looksFor:
    'een signeersessie zonder tafel en zonder precieze plaats, met twee verschillende tafels, of aan een tafel die er niet is',
  visitors: 'ze vinden de tafel niet op het signeerbord',
  severity: 'waarschuwing',
  find: (edition) => {
    const highest = highestTable(edition);
    return edition.files.flatMap((file): Complaint[] => {
      const [table, place] = [textOf(file.content.table), textOf(file.content.precise_location)];
      if (!isSigning(file, edition)) return [];
      if (table === '' && place === '')
        return [
          {
            file,
            at: fieldAt(edition.model, file, 'table'),
            what: 'deze signeersessie heeft geen tafel en geen precieze plaats',
            mend: 'Vul bij ‘Tafel’ het nummer van de tafel in',
          },
        ];
      const number = Number(tableOf({ table: table || undefined, preciseLocation: place }));
      if (highest > 1 && number > highest + 1) {
        const what = `tafel ${number} bestaat wellicht niet: de andere sessies gaan tot tafel ${highest}`;
        const visitors = 'ze zoeken een tafel die er niet is';
        return [
          {
            file,
            at: fieldAt(edition.model, file, 'table'),
            what,
            visitors,
            mend: 'Verbeter het nummer van de tafel',
          },
        ];
      }
      const [one, other] = [tableOf({ table }), tableOf({ preciseLocation: place })];
      if (table === '' || other === undefined || one === other) return [];
      const what = `‘Tafel’ zegt ${table}, maar ‘Precieze plaats’ zegt ${place}`;
      const visitors = 'op het signeerbord lezen ze de ene tafel, bij het item de andere';
      return [
        { file, at: fieldAt(edition.model, file, 'table'), what, visitors, mend: 'Hou één nummer over' },
      ];
    });
  },
  bad: () => example({}),
  good: () => example({ table: '3' }),
};

function isSigning({ component, content }: StoryFile, { storyByUuid }: Edition): boolean {
  const type = component === 'program' ? storyByUuid(textOf(content.type)) : undefined;
  return type !== undefined && isSigningType({ slug: lastOf(type.slug), title: titleOf(type) });
}

/** Returns the highest number of a table that at least two sessions have; 0 if there is none. */
function highestTable(edition: Edition): number {
  const numbers = edition.published.flatMap((file) => {
    const { table, precise_location } = file.content;
    if (!isSigning(file, edition)) return [];
    const number = Number(
      tableOf({ table: textOf(table) || undefined, preciseLocation: textOf(precise_location) }),
    );
    return Number.isInteger(number) ? [number] : [];
  });
  return Math.max(0, ...numbers.filter((number, index) => numbers.indexOf(number) !== index));
}

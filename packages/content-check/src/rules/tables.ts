import { pageWith } from '../examples.ts';
import { listOf, objectOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { wordsOf } from '../story-parts.ts';

/** Matches a cell that contains only a price in words. */
const PRICE_IN_WORDS =
  /^\p{L}*(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tig|honderd)\p{L}* euro$/iu;

const example = (...counts: number[]) => {
  const cell = {
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
  };
  const rows = counts.map((count) => ({
    type: 'tableRow',
    content: Array.from({ length: count }, () => cell),
  }));
  return pageWith({
    component: 'rich_text',
    text: { type: 'doc', content: [{ type: 'table', content: rows }] },
  });
};

export const tables: Rule = {
  name: 'tabel',
  looksFor: 'een rij van een tabel met meer of minder cellen dan de eerste rij, en een prijs in woorden',
  visitors: 'in die rij staan waarden onder de verkeerde kop',
  severity: 'fout',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).nodes.flatMap(({ node, ...at }): Complaint[] => {
        if (node.type !== 'table') return [];
        const rows = listOf(node.content).map(objectOf);
        // A cell that spans rows belongs to the rows below it too.
        if (
          rows.some((row) =>
            listOf(row.content).some((cell) => Number(objectOf(objectOf(cell).attrs).rowspan) > 1),
          )
        )
          return [];
        const inWords = rows
          .flatMap((row) => listOf(row.content).map(wordsOf))
          .find((cell) => PRICE_IN_WORDS.test(cell));
        if (inWords !== undefined) {
          const what = `in de tabel staat een prijs in woorden: ‘${inWords}’`;
          return [
            {
              file,
              at,
              severity: 'tip',
              what,
              visitors: 'ze kunnen de prijzen niet in één oogopslag vergelijken',
              mend: 'Schrijf het bedrag in cijfers, zoals ‘39 euro’',
            },
          ];
        }
        const [first = 0, ...others] = rows.map(({ content }) => widthOf(content));
        const index = others.findIndex((width) => width !== first);
        const short = rows[index + 1];
        if (index === -1 || short === undefined) return [];
        const name = wordsOf(objectOf(listOf(short.content)[0])).slice(0, 40);
        const width = others[index] ?? 0;
        const what = `in de tabel telt de rij die met ‘${name}’ begint ${width === 1 ? '1 cel' : `${width} cellen`}, en de eerste rij ${first}`;
        const mend =
          width < first
            ? 'Voeg in die rij toe wat ontbreekt'
            : 'Haal uit die rij weg wat te veel is, of vul de eerste rij aan';
        return [{ file, at, what, mend }];
      }),
    ),
  bad: () => example(2, 1),
  good: () => example(2, 2),
};

const widthOf = (cells: unknown): number =>
  listOf(cells).reduce<number>((sum, cell) => sum + (Number(objectOf(objectOf(cell).attrs).colspan) || 1), 0);

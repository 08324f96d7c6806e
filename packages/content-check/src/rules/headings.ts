import { pageWith } from '../examples.ts';
import { objectOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { wordsOf } from '../story-parts.ts';

const example = (level: number) => {
  const heading = (to: number, text: string) => ({
    type: 'heading',
    attrs: { level: to },
    content: [{ type: 'text', text }],
  });
  const text = { type: 'doc', content: [heading(2, 'Route'), heading(level, 'Met de trein')] };
  return pageWith({ component: 'rich_text', text });
};

export const headings: Rule = {
  name: 'tussenkoppen',
  looksFor: 'een tussenkop die een niveau overslaat, of van niveau 1',
  visitors: 'wie de site laat voorlezen, zoekt een kop die er niet is',
  severity: 'tip',
  find: ({ files, partsOf }) =>
    files.flatMap((file) => {
      const last = new Map<string, number>();
      return partsOf(file).nodes.flatMap((at): Complaint[] => {
        const level = Number(objectOf(at.node.attrs).level);
        if (at.node.type !== 'heading' || !Number.isInteger(level)) return [];
        if (level === 1)
          return [
            {
              file,
              at,
              what: `de tussenkop ‘${wordsOf(at.node)}’ heeft niveau 1, en dat is de titel van de pagina`,
              visitors: 'wie de site laat voorlezen, hoort twee titels',
              mend: 'Maak er een tussenkop van niveau 2 van',
            },
          ];
        const before = last.get(at.path);
        last.set(at.path, level);
        if (before === undefined || level <= before + 1) return [];
        const what = `de tussenkop ‘${wordsOf(at.node)}’ heeft niveau ${level}, maar die ervoor heeft niveau ${before}`;
        return [{ file, at, what, mend: `Maak er een tussenkop van niveau ${before + 1} van` }];
      });
    }),
  bad: () => example(4),
  good: () => example(3),
};

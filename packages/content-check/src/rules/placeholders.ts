import { hasPlaceholder, PLACEHOLDERS, unknownPlaceholders } from 'web/content-rules';
import { dayPage, story } from '../examples.ts';
import { listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { textsIn } from '../texts.ts';

const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

export const placeholders: Rule = {
  name: 'onbekende plaatshouder',
  looksFor: `woorden tussen accolades die de site niet invult; ze kent ${KNOWN}`,
  visitors: 'ze lezen de accolades',
  severity: 'waarschuwing',
  find: (edition) =>
    edition.files.flatMap((file) => {
      const parts = edition.partsOf(file);
      const unknown = textsIn(parts).flatMap(({ text, ...at }) =>
        unknownPlaceholders(text).map((found): Complaint => {
          const mend = `Kies uit ${KNOWN}, of haal de accolades weg`;
          return { file, at, what: `de site vult ‘${found}’ niet in`, mend };
        }),
      );
      const broken = parts.nodes.flatMap((at): Complaint[] => {
        const texts = listOf(at.node.content).map((one) => textOf(objectOf(one).text));
        if (!hasPlaceholder(texts.join('')) || texts.some(hasPlaceholder)) return [];
        const what = 'midden in een plaatshouder begint of eindigt een opmaak';
        return [{ file, at, what, mend: 'Typ de plaatshouder opnieuw, met één opmaak' }];
      });
      return [...unknown, ...broken];
    }),
  bad: () => ({ files: [dayPage('2025-10-25'), story('a', { component: 'page', text: 'Op {derde dag}.' })] }),
  good: () => ({
    files: [dayPage('2025-10-25'), story('a', { component: 'page', text: 'Op {eerste dag}.' })],
  }),
};

import { pageWith } from '../examples.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { wordsOf } from '../story-parts.ts';

/**
 * Minimum length of a repeated paragraph that is reported, and maximum length of a bold paragraph that looks like a
 * heading, in characters.
 */
const LONG = 40;
const HEADING = 70;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const example = (...texts: string[]) =>
  pageWith({ component: 'rich_text', text: { type: 'doc', content: texts.map(paragraph) } });

export const paragraphs: Rule = {
  name: 'alinea’s',
  looksFor:
    'een alinea die er twee keer staat, vette woorden in plaats van een kop, streepjes in plaats van een lijst, lege alinea’s als witruimte',
  visitors: 'wie de site laat voorlezen, hoort geen kop en geen lijst; anderen lezen iets dubbel',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).nodes.flatMap(({ node, ...at }): Complaint[] => {
        if (node.type !== 'doc') return [];
        const seen = new Set<string>();
        const children = listOf(node.content).map(objectOf);
        const say = (what: string, mend: string, more: Partial<Complaint> = {}) => [
          { file, at, what, mend, ...more },
        ];
        const twice = children.find((one) => {
          const words = one.type === 'paragraph' ? wordsOf(one) : '';
          if (words.length < LONG) return false;
          if (seen.has(words)) return true;
          seen.add(words);
          return false;
        });
        const bold = children.find(isBoldLine);
        const dash = children.findIndex((one, index) => isDashed(one) && isDashed(children[index + 1]));
        const blank = children.findIndex((one, index) => isBlank(one) && isBlank(children[index + 1]));
        return [
          ...(twice
            ? say(`de alinea ‘${wordsOf(twice).slice(0, LONG)}…’ staat er twee keer`, 'Haal er één weg', {
                visitors: 'ze lezen twee keer hetzelfde',
              })
            : []),
          ...(bold
            ? say(
                `de vette regel ‘${wordsOf(bold)}’ dient als tussenkop`,
                'Maak er een tussenkop van niveau 2 van',
                { severity: 'tip', visitors: 'wie de site laat voorlezen, hoort geen kop' },
              )
            : []),
          ...(dash >= 0
            ? say('een opsomming is met streepjes getypt', 'Maak er een lijst van met de knop in de editor', {
                severity: 'tip',
                visitors: 'wie de site laat voorlezen, hoort geen lijst',
              })
            : []),
          ...(blank >= 0
            ? say('er staan lege alinea’s na elkaar', 'Haal ze weg: de site zorgt zelf voor witruimte', {
                severity: 'tip',
                visitors: 'ze zien een gat in de tekst',
              })
            : []),
        ];
      }),
    ),
  bad: () => example('- Neem een boek.', '- Lees het.'),
  good: () => example('Neem een boek.', 'Lees het.'),
};

const isBlank = (node: JsonObject | undefined): boolean =>
  node?.type === 'paragraph' && listOf(node.content).length === 0;

const isDashed = (node: JsonObject | undefined): boolean =>
  node?.type === 'paragraph' && /^(?:[-–•*]\s|\d{1,2}[.)]\s)/.test(wordsOf(node));

/** Whether a paragraph consists of a few bold words and does not end like a sentence. */
function isBoldLine(node: JsonObject): boolean {
  const texts = listOf(node.content).filter(isObject);
  const words = wordsOf(node);
  const isBold = texts.every((text) =>
    listOf(text.marks).some((mark) => textOf(objectOf(mark).type) === 'bold'),
  );
  return (
    node.type === 'paragraph' && words !== '' && words.length < HEADING && !/[.!:,;]$/.test(words) && isBold
  );
}

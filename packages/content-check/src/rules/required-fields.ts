import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import { isObject, objectOf, textOf } from '../json.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../story-parts.ts';

export const requiredFields: Rule = {
  name: 'verplicht veld',
  looksFor: 'een verplicht veld dat leeg is',
  visitors: 'ze zien dit deel niet, of er ontbreekt iets aan',
  severity: 'fout',
  find: ({ files, model, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file)
        .fields.filter(({ field, value }) => field.required && isEmpty(value, field.type))
        .map((at) => ({
          file,
          at,
          what: `dit veld is leeg, en een ‘${kindName(model, at.block.component)}’ kan niet zonder`,
          mend: at.block.path === '' ? 'Vul het veld in' : 'Vul het veld in of haal het hele blok weg',
        })),
    ),
  bad: () => ({ files: [story('a', { component: 'page', body: [{ component: 'quote', text: ' ' }] })] }),
  good: () => ({
    files: [story('a', { component: 'page', title: 'A', body: [{ component: 'quote', text: 'Lees.' }] })],
  }),
};

function isEmpty(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return value.length === 0;
  switch (type) {
    case 'asset':
      return textOf(objectOf(value).filename) === '';
    case 'multilink': {
      const { id, url, cached_url, email } = objectOf(value);
      return [id, url, cached_url, email].every((part) => textOf(part) === '');
    }
    case 'richtext':
      return wordsOf(value) === '' && !holdsMore(value);
    default:
      return (
        value === undefined || value === null || textOf(value) === (typeof value === 'string' ? '' : null)
      );
  }
}

/** Whether a rich text contains an image or a block, which also counts as content. */
function holdsMore(node: unknown): boolean {
  if (!isObject(node)) return false;
  if (node.type === 'image' || node.type === 'blok') return true;
  return Array.isArray(node.content) && node.content.some(holdsMore);
}

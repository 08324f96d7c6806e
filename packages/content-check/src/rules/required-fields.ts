import { kindName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';
import { isObject, objectOf, textOf } from '../json.ts';
import { wordsOf } from '../story-parts.ts';

/** Fields that the content model requires must not be empty. */
export const requiredFields: Rule = ({ files, model, partsOf }) =>
  files.flatMap((file) =>
    partsOf(file)
      .fields.filter(({ field, value }) => field.required && isEmpty(value, field.type))
      .map(({ path, block }) => {
        const what = `${path} is verplicht bij ‘${kindName(model, block.component)}’ en niet ingevuld`;
        return complain(
          file,
          'fout',
          what,
          block.path === '' ? 'Vul het veld in' : 'Vul in of haal het blok weg',
        );
      }),
  );

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

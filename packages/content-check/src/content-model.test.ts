import { expect, it } from 'vitest';
import { readContentModel } from './content-model.ts';

const page = {
  name: 'page',
  is_root: true,
  is_nestable: false,
  schema: {
    '0-title': { type: 'text', required: true, max_length: '90' },
    color: { type: 'option', options: [{ name: 'Rood', value: 'red' }] },
    theme: { type: 'options', source: 'internal_stories', filter_content_type: ['theme'], options: [] },
    body: { type: 'bloks', restrict_components: true, component_whitelist: ['quote'], maximum: 3 },
    free: { type: 'bloks', restrict_components: false, component_whitelist: ['quote'] },
    general: { type: 'tab' },
  },
};

it('reads the same content model from both file layouts of Storyblok’s CLI', () => {
  const bare = readContentModel(JSON.stringify([page]));
  expect(readContentModel(JSON.stringify({ components: [page] }))).toEqual(bare);
  expect(bare.get('page')).toMatchObject({ isRoot: true, isNestable: false });
});

it('reads the constraints of each field, and does not count tabs as fields', () => {
  const fields = readContentModel(JSON.stringify([page])).get('page')?.fields;
  expect([...(fields?.keys() ?? [])]).toEqual(['title', 'color', 'theme', 'body', 'free']);
  expect(fields?.get('title')).toMatchObject({ required: true, maxLength: 90, dateOnly: false });
  expect(fields?.get('color')?.options).toEqual([{ name: 'Rood', value: 'red' }]);
  expect(fields?.get('theme')).toMatchObject({ stories: { types: ['theme'] }, options: undefined });
  expect(fields?.get('body')).toMatchObject({ blocks: ['quote'], maximum: 3 });
  expect(fields?.get('free')?.blocks).toBeUndefined();
});

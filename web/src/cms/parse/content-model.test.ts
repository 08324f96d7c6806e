import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../domain/unknown-values.ts';
import { BLOCK_PARSERS } from './block-parsers.ts';

// Compares the content model with code and documentation. The compiler cannot do this, because the model is data.

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

type Field = { type: string; display_name?: string };
type Component = { name: string; is_nestable: boolean; schema: Record<string, Field> };
// `as`: content-check rejects a content model of another shape.
const MODEL = JSON.parse(read('content-fixtures/components.json')) as Component[];
const MANUAL = read('docs/content-model.md').replace(/\s+/g, ' ').replaceAll("'", '’').toLowerCase();
const ALL_BLOCKS = JSON.parse(read('content-fixtures/stories/alle-blokken.json')) as unknown;

const PARSERS = Object.entries(BLOCK_PARSERS).map(([kind, { components }]) => ({ kind, components }));
const FIELDS = MODEL.flatMap(({ name, schema }) =>
  Object.entries(schema)
    .filter(([, { type }]) => type !== 'tab' && type !== 'section')
    .map(([field, { display_name = '' }]) => ({ name, field, label: display_name })),
);

/** Returns all component names in a piece of content. */
const componentsIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(componentsIn)
    : isRecord(value)
      ? [value.component, ...Object.values(value).flatMap(componentsIn)]
      : [];

describe('a block that the site can show', () => {
  const nestable = MODEL.filter(({ is_nestable }) => is_nestable).map(({ name }) => name);
  const used = componentsIn(ALL_BLOCKS);

  it.each(PARSERS)('lets an editor place every kind of block: $kind', ({ components }) => {
    expect(nestable).toEqual(expect.arrayContaining([expect.toBeOneOf([...components])]));
  });

  it.each(PARSERS)(
    'shows every kind of block on the fixture page with all blocks: $kind',
    ({ components }) => {
      expect(used).toEqual(expect.arrayContaining([expect.toBeOneOf([...components])]));
    },
  );

  it.each(PARSERS)('describes every kind of block in the manual for editors: $kind', ({ components }) => {
    expect(components.filter((name) => MANUAL.includes(`\`${name}\``))).not.toEqual([]);
  });
});

describe('the content model', () => {
  it('describes every component and every field in the manual for editors', () => {
    const unnamed = MODEL.filter(({ name }) => !MANUAL.includes(`\`${name}\``)).map(({ name }) => name);
    const unexplained = FIELDS.filter(
      ({ label }) => !MANUAL.includes(label.replaceAll("'", '’').toLowerCase()),
    );
    expect([...unnamed, ...unexplained]).toEqual([]);
  });
});

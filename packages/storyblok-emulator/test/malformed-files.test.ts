import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyFile, temporaryContent } from './temporary-content.ts';

test.each([
  ['half.json', '{"name": "Half', 'is not JSON'],
  ['text.json', '"tekst"', 'is not a story object'],
  ['no-content.json', { name: 'N', uuid: 'n' }, 'content is missing or not an object'],
  ['no-component.json', { name: 'N', uuid: 'n', content: {} }, 'content.component is missing'],
  ['no-uuid.json', { name: 'N', content: { component: 'page' } }, 'uuid is missing'],
  ['bad-tags.json', { ...storyFile('bad-tags', {}), tag_list: 'pers' }, 'tag_list is not a list'],
])('skips %s, and logs its name and the reason', async (file, source, reason) => {
  const content = temporaryContent();
  content.story('goed', {});
  content.write(`stories/${file}`, source);
  expect(await content.slugs('per_page: 100')).toEqual(['goed']);
  expect(content.lines).toHaveLength(1);
  expect(content.lines[0]).toContain(`stories/${file}: `);
  expect(content.lines[0]).toContain(reason);
});

test('uses the first file by path if two have the same uuid, and logs both', async () => {
  const content = temporaryContent();
  content.story('b', {}, { uuid: 'same' });
  content.story('a', {}, { uuid: 'same' });
  expect(await content.slugs('per_page: 100')).toEqual(['a']);
  expect(content.lines).toEqual(['stories/b.json: uuid same is already that of stories/a.json; left out']);
});

test('skips a draft whose uuid differs from that of its published story', async () => {
  const content = temporaryContent();
  content.story('a', {});
  content.write('stories/a.draft.json', storyFile('a', {}, { uuid: 'another' }));
  expect(await content.slugs('per_page: 100', { token: 'preview', version: 'draft' })).toEqual(['a']);
  expect(content.lines).toEqual([
    'stories/a.draft.json: a is already stories/a.json, which has another uuid; left out',
  ]);
});

test('accepts two stories with the same id, and finds the first one by that id', async () => {
  const content = temporaryContent();
  content.story('a', {}, { id: 5 });
  content.story('b', {}, { id: 5 });
  expect(await content.slugs('per_page: 100')).toEqual(['a', 'b']);
  expect((await content.ask('{ ContentNode(id: 5) { slug } }')).data).toEqual({ ContentNode: { slug: 'a' } });
  expect(content.lines).toEqual([
    'stories/b.json: id 5 is also that of stories/a.json, which is found by it',
  ]);
});

test('uses the path of a file as its full slug, whatever full slug the file contains', async () => {
  const content = temporaryContent();
  content.write('stories/nieuws/een.json', { ...storyFile('elders/een', {}), slug: 'anders' });
  const { data } = await content.ask('{ ContentNode(id: "nieuws/een") { slug full_slug } }');
  expect(data).toEqual({ ContentNode: { slug: 'een', full_slug: 'nieuws/een' } });
  expect(content.lines).toEqual([
    'stories/nieuws/een.json: says full_slug "elders/een"; its path says "nieuws/een", which counts',
  ]);
});

test('ignores symbolic links, hidden files and files of other types', async () => {
  const content = temporaryContent();
  content.story('a', {});
  content.write('elders/b.json', storyFile('b', {}));
  content.write('stories/.c.json', storyFile('c', {}));
  content.write('stories/leesmij.md', '# Verhalen');
  symlinkSync(join(content.dir, 'elders/b.json'), join(content.dir, 'stories/b.json'));
  symlinkSync(join(content.dir, 'elders'), join(content.dir, 'stories/map'));
  expect(await content.slugs('per_page: 100')).toEqual(['a']);
  expect(content.lines).toEqual([]);
});

test('if two stories have the same full slug, uses the one with the first path and logs the reason', async () => {
  const content = temporaryContent();
  for (const [file, id] of [
    ['same_aa1', 1],
    ['same_aa2', 2],
  ] as const) {
    const uuid = file.slice('same_'.length);
    content.write(`stories/12/${file}.json`, storyFile('same', {}, { uuid, id }));
  }
  expect((await content.ask('{ ContentNode(id: "same") { id } }')).data).toEqual({ ContentNode: { id: 1 } });
  expect(content.lines).toEqual([
    'stories/12/same_aa2.json: same is already stories/12/same_aa1.json, which has another uuid; left out',
  ]);
});

test.each([
  ['datasources.json', [{ name: 5 }], '0.id Invalid input: expected number, received undefined'],
  ['components.json', '[{', 'is not JSON: '],
  ['components.json', [{ schema: {} }], '0.name is missing or not text'],
  ['space.json', { language_codes: 'fr' }, 'language_codes Invalid input'],
])('continues if %s contains %j, and logs the problem and its consequence', async (file, source, reason) => {
  const content = temporaryContent();
  content.story('goed', {});
  content.write(file, source);
  expect(await content.slugs('per_page: 100')).toEqual(['goed']);
  expect(content.lines).toHaveLength(1);
  expect(content.lines[0]).toContain(`${file}: ${reason}`);
  expect(content.lines[0]).toContain('; left out');
});

import { describe, expect, it } from 'vitest';
import type { StoriesVariables } from './queries.ts';
import type { ContentSource } from './source.ts';
import { parseUnsaved, withUnsaved } from './unsaved.ts';

const RELATIONS = ['article_grid.articles', 'program.experience'] as const;

const B = '9e494806-dec0-50e4-8ba8-aefdc0bd12f7';
const GONE = '0b2f8a0e-3a52-4a5e-9d6b-6d7d3a1c5f10';

const story = (uuid: string, content: Record<string, unknown> = {}) => ({
  uuid,
  full_slug: `slug-of-${uuid}`,
  name: `Bewaard ${uuid}`,
  content: { component: 'page', title: `Bewaard ${uuid}`, ...content },
});

/** Creates a content system with these stories. Records the requests. */
function sourceOf(...stories: ReturnType<typeof story>[]) {
  const requested: StoriesVariables[] = [];
  const source: ContentSource = {
    story: async (slug) => stories.find(({ full_slug }) => full_slug === slug),
    stories: async (wanted) => {
      requested.push(wanted);
      const items = stories.filter(({ uuid }) => !wanted.uuids || wanted.uuids.includes(uuid));
      return { items, total: items.length };
    },
    links: async () => [],
  };
  return { source, requested };
}

const typed = { uuid: 'a', name: 'Getypt a', content: { component: 'page', title: 'Getypt a' } };

describe('an unsaved story', () => {
  it('shows an unsaved story in place of the saved one, at its saved address', async () => {
    const { source, requested } = sourceOf(story('a'), story('b'));
    const preview = withUnsaved(source, { ...typed, content: { ...typed.content, full_slug: 'elders' } });
    expect(await preview.story('slug-of-a', RELATIONS)).toMatchObject({
      full_slug: 'slug-of-a',
      name: 'Getypt a',
      content: { title: 'Getypt a' },
    });
    expect(await preview.story('slug-of-b', RELATIONS)).toEqual(story('b'));
    expect(requested).toEqual([]);
  });

  it('shows an unsaved story in lists and in stories that point at it', async () => {
    const grid = { component: 'article_grid', articles: [{ ...story('a'), fullSlug: 'slug-of-a' }] };
    const { source } = sourceOf(story('a'), story('b', { body: [grid] }));
    const { items } = await withUnsaved(source, typed).stories({ relations: RELATIONS });
    expect(items).toMatchObject([
      { content: { title: 'Getypt a' } },
      { content: { title: 'Bewaard b', body: [{ articles: [{ content: { title: 'Getypt a' } }] }] } },
    ]);
  });

  it('resolves relations that the editor has just chosen', async () => {
    const { source, requested } = sourceOf(story('a'), story(B), story('c'));
    const body = [
      { component: 'article_grid', articles: [B, GONE, 'a'] },
      { component: 'quote', articles: ['c'] },
    ];
    const preview = withUnsaved(source, { ...typed, content: { component: 'page', body } });
    expect(await preview.story('slug-of-a', RELATIONS)).toMatchObject({
      content: {
        body: [
          { articles: [{ content: { title: `Bewaard ${B}` } }, GONE, 'a'] },
          { component: 'quote', articles: ['c'] },
        ],
      },
    });
    expect(requested).toMatchObject([{ uuids: [B, GONE], relations: RELATIONS }]);
  });

  it('returns undefined for a message that is not a story', () => {
    expect(parseUnsaved(typed)).toEqual(typed);
    for (const odd of [
      null,
      undefined,
      3,
      'x',
      [],
      {},
      { uuid: 'a' },
      { uuid: '', content: {} },
      { uuid: 'a', content: [] },
    ]) {
      expect(parseUnsaved(odd)).toBeUndefined();
    }
  });

  it('accepts an unsaved story that is nested to any depth', async () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const { source } = sourceOf(story('a', { deep }));
    const preview = withUnsaved(source, { ...typed, content: { component: 'page', deep } });
    expect(await preview.story('slug-of-a', RELATIONS)).toMatchObject({ name: 'Getypt a' });
  });
});

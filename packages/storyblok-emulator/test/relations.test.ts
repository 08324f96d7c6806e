import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

test('replaces one relation or a list of relations with stories, whose keys are in camelCase (§7.5, §7.7)', async () => {
  const content = temporaryContent();
  content.story('activiteiten/thee', { component: 'experience', title: 'Thee' });
  content.story('themas/strips', { component: 'theme', title: 'Strips' });
  content.story('item', {
    component: 'program',
    experience: 'uuid of activiteiten/thee',
    theme: ['uuid of themas/strips', 'weg'],
    location: 'uuid of themas/strips',
  });
  const { data } = await content.ask(
    '{ ContentNode(id: "item", resolve_relations: "program.experience, program.theme") { content } }',
  );
  expect(data).toMatchObject({
    ContentNode: {
      content: {
        experience: {
          fullSlug: 'activiteiten/thee',
          uuid: 'uuid of activiteiten/thee',
          name: 'activiteiten/thee',
          content: { component: 'experience', title: 'Thee' },
        },
        theme: [{ slug: 'strips', content: { title: 'Strips' } }, 'weg'],
        location: 'uuid of themas/strips',
      },
    },
  });
});

test('resolves relations of a block within a page (§7.5)', async () => {
  const content = temporaryContent();
  content.story('nieuws/een', { component: 'news_article', title: 'Eén' });
  content.story('home', {
    component: 'home',
    body: [
      { component: 'columns', items: [{ component: 'article_grid', articles: ['uuid of nieuws/een'] }] },
    ],
  });
  const { data } = await content.ask(
    '{ ContentNode(id: "home", resolve_relations: "article_grid.articles") { content } }',
  );
  expect(data).toMatchObject({
    ContentNode: { content: { body: [{ items: [{ articles: [{ fullSlug: 'nieuws/een' }] }] }] } },
  });
});

test('resolves relations inside related stories if resolve_relations lists those relations', async () => {
  const content = temporaryContent();
  content.story('theme', { component: 'theme', title: 'Strips' });
  content.story('experience', { component: 'experience', theme: ['uuid of theme'] });
  content.story('item', { component: 'program', experience: 'uuid of experience' });
  const { data } = await content.ask(
    '{ ContentNode(id: "item", resolve_relations: "program.experience,experience.theme") { content } }',
  );
  expect(data).toMatchObject({
    ContentNode: {
      content: { experience: { content: { theme: [{ content: { title: 'Strips' } }] } } },
    },
  });
});

test('includes a stage in each story that refers to it, at any depth', async () => {
  const content = temporaryContent();
  content.story('stage', { component: 'location', title: 'Agora', notes: 'intern' });
  content.story('experience', { component: 'experience', location: 'uuid of stage' });
  content.story('item/1', { component: 'program', location: 'uuid of stage' });
  content.story('item/2', {
    component: 'program',
    location: 'uuid of stage',
    experience: 'uuid of experience',
  });
  const { data } = await content.ask(`{ ContentNodes(
    starts_with: "item", excluding_fields: "notes", sort_by: "slug:asc",
    resolve_relations: "program.location,program.experience,experience.location"
  ) { items { content } } }`);
  const stage = { fullSlug: 'stage', content: { component: 'location', title: 'Agora' } };
  expect(data).toMatchObject({
    ContentNodes: {
      items: [
        { content: { location: stage } },
        { content: { location: stage, experience: { content: { location: stage } } } },
      ],
    },
  });
  expect(JSON.stringify(data)).not.toContain('intern');
});

test('resolves cyclic relations once, and then returns a uuid', async () => {
  const content = temporaryContent();
  content.story('a', { component: 'page', other: 'uuid of b' });
  content.story('b', { component: 'page', other: 'uuid of a' });
  const { data } = await content.ask('{ ContentNode(id: "a", resolve_relations: "page.other") { content } }');
  expect(data).toMatchObject({
    ContentNode: { content: { other: { fullSlug: 'b', content: { other: 'uuid of a' } } } },
  });
});

test('resolves relations four levels deep, and leaves deeper uuids unresolved', async () => {
  const content = temporaryContent();
  for (const number of [1, 2, 3, 4, 5, 6]) content.story(`s${number}`, { next: `uuid of s${number + 1}` });
  const { data } = await content.ask('{ ContentNode(id: "s1", resolve_relations: "page.next") { content } }');
  const answer = JSON.stringify(data);
  expect(answer).toContain('"fullSlug":"s5"');
  expect(answer).not.toContain('"fullSlug":"s6"');
  expect(answer).toContain('"next":"uuid of s6"');
});

test('leaves the uuid of a missing or unpublished story unresolved', async () => {
  const content = temporaryContent();
  content.write('stories/ontwerp.draft.json', {
    name: 'Ontwerp',
    uuid: 'draft',
    content: { component: 'experience', _uid: '1' },
  });
  content.story('a', { component: 'program', experience: 'draft' });
  content.story('b', { component: 'program', experience: 'weg' });
  const query =
    '{ ContentNodes(sort_by: "slug:asc", filter_query: {component: {in: "program"}}, resolve_relations: "program.experience") { items { content } } }';
  const experiences = (value: unknown) => ({ content: { experience: value } });
  const published = await content.ask(query);
  expect(published.data).toMatchObject({
    ContentNodes: { items: [experiences('draft'), experiences('weg')] },
  });
  const draft = await content.ask(query, { token: 'preview', version: 'draft' });
  expect(draft.data).toMatchObject({
    ContentNodes: { items: [experiences({ fullSlug: 'ontwerp' }), experiences('weg')] },
  });
});

test('with resolve_links, adds the target stories to links', async () => {
  const content = temporaryContent();
  content.story('praktisch', { title: 'Praktisch' });
  content.story('home', {
    link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid of praktisch', cached_url: 'praktisch' },
    other: { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://example.org' },
  });
  const { data } = await content.ask(`{
    none: ContentNode(id: "home") { content }
    url: ContentNode(id: "home", resolve_links: "url") { content }
    story: ContentNode(id: "home", resolve_links: "story") { content }
  }`);
  expect(data?.none).not.toHaveProperty('content.link.story');
  expect(data?.url).toMatchObject({
    content: { link: { story: { full_slug: 'praktisch', name: 'praktisch' } } },
  });
  expect(data?.story).toMatchObject({ content: { link: { story: { content: { title: 'Praktisch' } } } } });
  expect(data?.story).not.toHaveProperty('content.other.story');
});

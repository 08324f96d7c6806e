import { expect, test } from 'vitest';
import { clientOf, space } from './official-client.ts';

test('replaces uuids with stories if resolve_relations names the field', async () => {
  const { content, tokens } = space();
  content.story('theme', { component: 'theme', title: 'Strips' });
  content.story('item', { component: 'program', theme: ['uuid of theme', 'weg'], place: 'uuid of theme' });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStory('item', { resolve_relations: ['program.theme'] });
  expect(data.story.content).toMatchObject({
    theme: [{ full_slug: 'theme', content: { title: 'Strips' } }, 'weg'],
    place: 'uuid of theme',
  });
});

test('resolves two levels with resolve_relations', async () => {
  const { content, tokens } = space();
  content.story('theme', { component: 'theme', title: 'Strips' });
  content.story('experience', { component: 'experience', theme: 'uuid of theme' });
  content.story('item', { component: 'program', experience: 'uuid of experience' });
  const { client } = await clientOf(content, tokens.public);
  const { data } = await client.getStories({ resolve_relations: 'program.experience,experience.theme' });
  const item = data.stories.find((story) => story.slug === 'item');
  expect(item?.content.experience.content.theme.content.title).toBe('Strips');
});

test('sends only the uuids of 120 relations, and the client then requests their stories in chunks of 50', async () => {
  const { content, tokens } = space();
  const names = Array.from({ length: 120 }, (_, number) => `themas/${number}`);
  for (const name of names) content.story(name, { component: 'theme', body: 'lang' });
  content.story('item', { component: 'program', themes: names.map((name) => `uuid of ${name}`) });
  const { client, requested } = await clientOf(content, tokens.public);
  const { data } = await client.get('cdn/stories/item', {
    resolve_relations: 'program.themes',
    excluding_fields: 'body',
  });
  expect(data.story.content.themes.map((theme: { full_slug: string }) => theme.full_slug)).toEqual(names);
  expect(data.story.content.themes[0].content).not.toHaveProperty('body');
  const chunks = requested.slice(1).map((url) => url.searchParams.get('by_uuids')?.split(',').length);
  expect(chunks).toEqual([50, 50, 20]);
});

test.each(['story', 'url', 'link'] as const)(
  'adds target stories to link fields and links in rich text with resolve_links=%s',
  async (kind) => {
    const { content, tokens } = space();
    content.story('praktisch/tickets', { title: 'Tickets' });
    const uuid = 'uuid of praktisch/tickets';
    content.story('home', {
      link: { fieldtype: 'multilink', linktype: 'story', id: uuid, cached_url: 'oud', url: '' },
      text: {
        type: 'doc',
        content: [
          { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { linktype: 'story', uuid } }] },
        ],
      },
    });
    const { client } = await clientOf(content, tokens.public);
    const { data } = await client.getStory('home', { resolve_links: kind });
    const { link, text } = data.story.content;
    const address = kind === 'link' ? { slug: 'praktisch/tickets' } : { full_slug: 'praktisch/tickets' };
    expect(link.story).toMatchObject({ name: 'praktisch/tickets', uuid, ...address });
    expect(link.story.content).toEqual(
      kind === 'story' ? expect.objectContaining({ title: 'Tickets' }) : undefined,
    );
    expect(text.content[0].marks[0].attrs.story).toMatchObject({ uuid, ...address });
  },
);

test('lets the client request linked stories in chunks if their number exceeds the limit of a response', async () => {
  const { content, tokens } = space({ limits: { linkedStories: 50, links: 50, relations: 50 } });
  const links = Array.from({ length: 60 }, (_, number) => {
    content.story(`nieuws/${number}`, {});
    return { fieldtype: 'multilink', linktype: 'story', id: `uuid of nieuws/${number}` };
  });
  const items = links.map((link, number) => ({ component: 'link', _uid: `uid ${number}`, link }));
  content.story('home', { items });
  const { client, requested } = await clientOf(content, tokens.public);
  const { data } = await client.getStory('home', { resolve_links: 'url' });
  expect(data.story.content.items[59].link.story).toMatchObject({ full_slug: 'nieuws/59' });
  expect(requested).toHaveLength(3);
});

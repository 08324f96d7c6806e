import { describe, expect, it } from 'vitest';
import { parseAuthor } from './author.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { asset, nestedStory, rootStory } from './fixtures/stories.ts';
import { parseExperience } from './page.ts';
import { parseProgrammeItem } from './programme-item.ts';

const mira = nestedStory('auteurs/mira-vandoorne', { component: 'author', title: 'Mira Vandoorne' });
const jef = nestedStory('auteurs/jef-claes', { component: 'author', title: 'Jef Claes' });
const MIRA = {
  uuid: 'uuid-of-auteurs/mira-vandoorne',
  path: '/auteurs/mira-vandoorne',
  name: 'Mira Vandoorne',
};

const read = (content: object) => {
  const { context, warnings } = recordedContext();
  const story = storyOf(rootStory('auteurs/mira-vandoorne', { component: 'author', ...content }));
  return { author: parseAuthor(story, context), warnings };
};

describe('an author', () => {
  it('parses an author with a name, the name to sort by, a portrait, a text and links', () => {
    const { author, warnings } = read({
      title: 'Mira Vandoorne',
      sort_name: 'Vandoorne, Mira',
      image: asset(),
      text: 'Schrijft misdaad.',
      links: [
        {
          component: 'link',
          _uid: 'l',
          label: 'Website',
          link: { linktype: 'url', url: 'https://mira.example/' },
        },
      ],
    });
    expect(author).toMatchObject({
      path: '/auteurs/mira-vandoorne',
      name: 'Mira Vandoorne',
      sortName: 'Vandoorne, Mira',
      portrait: { alt: 'Een boek' },
      text: 'Schrijft misdaad.',
      links: [{ label: 'Website' }],
    });
    expect(warnings).toEqual([]);
  });

  it('uses the story’s name for an author without a title', () => {
    const { author, warnings } = read({ title: '' });
    expect(author?.name).toBe('Naam van auteurs/mira-vandoorne');
    expect(author?.sortName ?? author?.portrait ?? author?.text).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('returns undefined for a story that is not an author', () => {
    expect(read({ component: 'page', title: 'Mira Vandoorne' }).author).toBeUndefined();
  });
});

const item = (fields: object) => {
  const { context, warnings } = recordedContext();
  const content = { component: 'program', start_date: '2025-10-25 08:00', ...fields };
  return { item: parseProgrammeItem(storyOf(rootStory('programma-items/a', content)), context), warnings };
};
const experience = (authors: unknown) =>
  nestedStory('activiteiten/a', { component: 'experience', title: 'A', authors });

describe('the authors of a programme item', () => {
  it('takes the authors of an item from its experience, in the editor’s order', () => {
    const named = item({ experience: experience([mira, jef]) }).item?.authors;
    expect(named).toEqual([MIRA, expect.objectContaining({ name: 'Jef Claes' })]);
  });

  it('prefers an item’s own authors to those of its experience', () => {
    const named = item({ experience: experience([mira]), authors: [jef] }).item?.authors;
    expect(named?.map(({ name }) => name)).toEqual(['Jef Claes']);
  });

  it('returns no authors if the fields are missing, empty or invalid', () => {
    const page = nestedStory('praktisch', { component: 'page', title: 'Praktisch' });
    for (const authors of [undefined, null, '', [], [page]]) {
      expect(item({ authors, experience: experience(authors) })).toMatchObject({ warnings: [] });
      expect(item({ authors, experience: experience(authors) }).item?.authors).toBeUndefined();
    }
  });

  it('leaves out missing authors, and warns only about those that the item itself names', () => {
    const { item: found, warnings } = item({ authors: ['6f7d', mira], experience: experience(['6f7d']) });
    expect(found?.authors).toEqual([MIRA]);
    expect(warnings).toEqual(['authors points at a missing story']);
    // Storyblok does not resolve an experience's authors in an item nested in a page, therefore no warning is logged.
    expect(item({ experience: experience(['6f7d']) })).toMatchObject({ warnings: [] });
  });
});

it('parses the authors of an experience in the hall and of an experience on tour', () => {
  const { context } = recordedContext();
  for (const component of ['experience', 'on_tour_experience']) {
    const story = storyOf(rootStory('activiteiten/a', { component, title: 'A', authors: [mira] }));
    expect(parseExperience(story, context).authors).toEqual([MIRA]);
  }
});

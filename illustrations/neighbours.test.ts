import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { commission } from './commission.ts';
import { readStories, type Story, wantedPictures } from './press/stories.ts';

// Neighbouring cards in a list, and the picture at the top of the list, must not show the same thing.

const STORIES = join(import.meta.dirname, '..', 'content', 'stories');

/** Number of neighbouring cards to compare: the cards visible at once, plus those just scrolled out of view. */
const IN_VIEW = 8;

let stories: readonly Story[] = [];
let drawn: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  const read = await readStories(STORIES);
  drawn = new Map(commission(wantedPictures(read), read).map(({ key, composition }) => [key, composition]));
  stories = read.filter(({ file }) => !file.endsWith('.draft.json'));
}, 120_000);

/** Returns the composition of a story's picture; `undefined` if the story has no picture. */
function shownOn({ content }: Story): string | undefined {
  const key = /\/f\/101\/([^"]*)\.webp"/.exec(JSON.stringify(content.image ?? ''))?.[1];
  return key === undefined ? undefined : drawn.get(key);
}

const named = (story: Story): string => `${shownOn(story)} (${story.slug})`;
const dateOf = ({ content }: Story): string => (typeof content.date === 'string' ? content.date : '');

const newestFirst = (one: Story, other: Story) => dateOf(other).localeCompare(dateOf(one));
const byTitle = (one: Story, other: Story) => one.title.localeCompare(other.title, 'nl');

it.each([
  ['nieuws', 'news_article', newestFirst],
  ['hotspots-kortrijk', 'hotspot', byTitle],
  ['boektopia-op-toer', 'on_tour_experience', byTitle],
] as const)(
  'shows different compositions on neighbouring cards of %s, and at the top of the page',
  (slug, component, order) => {
    const top = stories.find(({ fullSlug }) => fullSlug === slug);
    const list = stories.filter((story) => story.component === component).sort(order);
    expect(list.length).toBeGreaterThan(IN_VIEW);
    const twice = list.flatMap((story, index) =>
      [top, ...list.slice(index + 1, index + IN_VIEW)]
        .filter((other) => other !== undefined && shownOn(other) !== undefined)
        .filter((other) => other !== undefined && shownOn(other) === shownOn(story))
        .map((other) => `${named(story)} beside ${other?.slug}`),
    );
    expect(twice).toEqual([]);
  },
);

it('shows a different composition on each page of the menu', () => {
  const kinds = /^(?:page|form|contact|code_embed_page|uit_events|home|.*_overview)$/;
  const pages = stories.filter(({ component }) => kinds.test(component) && component !== 'date_overview');
  const shown = pages.map(shownOn).filter((composition) => composition !== undefined);
  expect(shown).toHaveLength(new Set(shown).size);
  expect(shown.length).toBeGreaterThan(10);
});

it('shows a different picture on each of the nine days', () => {
  const days = stories.filter(({ component }) => component === 'date_overview');
  const pictures = days.map(({ content }) => JSON.stringify(content.image));
  expect(new Set(pictures).size).toBe(9);
  expect(days.every(({ content }) => /"alt":"[^"]+"/.test(JSON.stringify(content.image)))).toBe(true);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { inOrder, publishedStories, readEdition } from '../../e2e/support/edition.ts';
import { bylineOf, isOver, momentLink } from '../../e2e/support/edition-rules.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import { expect, test } from './our-site.ts';
import { requestOnce, wordsOf } from './requested-pages.ts';

const { items } = readEdition();
const stories = publishedStories();
const NOW = new Date(MONDAY);

const contentOf = (slug: string) => stories.find((story) => story.full_slug === slug)?.content ?? {};
const holds = (value: unknown, words: string) => JSON.stringify(value).includes(words);

/** Returns the URLs of other organisers' upcoming events whose name or description contains `name`. */
function eventsNaming(name: string): string[] {
  const folder = join(FIXTURE_EDITION, 'events');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter((event) => holds([event.name, event.description], name) && +new Date(event.endDate) > +NOW)
    .map((event) => `/boektopia-op-toer-activiteiten/${String(event['@id']).split('/').at(-1)}`);
}

/** Returns the visible links and the collapsed links of the section with this heading. */
function partOf(html: string, heading: RegExp) {
  const part = html.split('<section').find((one) => heading.test(/<h2[^>]*>([^<]*)</.exec(one)?.[1] ?? ''));
  const [open = '', folded = ''] = part?.split('</section>')[0]?.split('<details') ?? [];
  const linksIn = (some: string) => [...some.matchAll(/<h3[^>]*><a href="([^"]+)"|<li><a href="([^"]+)"/g)];
  return [open, folded].map((some) => linksIn(some).map(([, first, second]) => first ?? second));
}

// Chooses authors who also have news articles, events of other organisers and items of the tour.
for (const slug of ['mira-vandoorne', 'godelieve-tack', 'aiko-de-smedt']) {
  test(`the page of ${slug} has a portrait, all upcoming items, collapsed past ones, and links to related news, events and tour items`, async ({
    site,
  }) => {
    const { title, text, image } = contentOf(`auteurs/${slug}`);
    const name = String(title);
    const { html } = await requestOnce(`${site.url}/auteurs/${slug}`);
    expect(wordsOf(html, 'h1')).toBe(name);
    expect(html).toContain(`alt="${typeof image === 'object' && image && 'alt' in image && image.alt}"`);
    expect(wordsOf(html, 'main')).toContain(text);

    const own = items.filter(({ authors }) => authors.includes(name)).sort(inOrder);
    const linksOf = (over: boolean) => own.filter((item) => isOver(item, NOW) === over).map(momentLink);
    expect(linksOf(false).length).toBeGreaterThan(2);
    expect(partOf(html, / op Boektopia$/)).toEqual([linksOf(false), linksOf(true)]);

    // The publishers of the items whose first author is this one.
    const houses = own
      .filter(({ authors }) => authors[0] === name)
      .flatMap(({ page }) => contentOf(page).publisher ?? [])
      .map((house) => (typeof house === 'object' && 'value' in house ? String(house.value) : ''));
    for (const house of houses) expect(wordsOf(html, 'main')).toContain(house);

    const uuid = stories.find((story) => story.full_slug === `auteurs/${slug}`)?.uuid;
    const tour = stories.filter(
      ({ content }) =>
        content.component === 'on_tour_experience' && holds(content.authors ?? [], String(uuid)),
    );
    expect(tour.length).toBeGreaterThan(0);
    for (const story of tour)
      expect(
        partOf(html, /^Op toer$/)
          .flat()
          .join(),
      ).toContain(story.full_slug);

    expect(
      partOf(html, /^Verder in Vlaanderen$/)
        .flat()
        .sort(),
    ).toEqual(eventsNaming(name).sort());
    expect(eventsNaming(name).length).toBeGreaterThan(0);
    const news = stories.filter(
      ({ content }) => content.component === 'news_article' && holds(content, name),
    );
    expect(
      partOf(html, /^In het nieuws$/)
        .flat()
        .sort(),
    ).toEqual(news.map((story) => `/${story.full_slug}`).sort());
    expect(news.length).toBeGreaterThan(0);
  });
}

test('the index lists all authors, filters them by name, shows the number of matches, and links back to all authors if there are no matches', async ({
  site,
}) => {
  const everybody = stories.filter(({ content }) => content.component === 'author');
  const entries = (html: string) =>
    [...html.replace(/<li hidden="">.*?<\/li>/gs, '').matchAll(/<h3[^>]*><a href="\/auteurs\/([^"]+)"/g)].map(
      ([, slug]) => slug,
    );
  const { html: whole } = await requestOnce(`${site.url}/auteurs`);
  expect(entries(whole).sort()).toEqual(everybody.map(({ slug }) => slug).sort());
  expect(whole).toContain(`${everybody.length} auteurs`);

  const { html: one } = await requestOnce(`${site.url}/auteurs?naam=vandoorne`);
  expect(entries(one)).toEqual(['mira-vandoorne']);
  expect(wordsOf(one, 'main')).toContain('1 auteur voor ‘vandoorne’');

  const { html: nobody } = await requestOnce(`${site.url}/auteurs?naam=xyzzyx`);
  expect(entries(nobody)).toEqual([]);
  expect(wordsOf(nobody, 'main')).toContain('Geen auteurs voor ‘xyzzyx’');
  expect(nobody).toMatch(/<a [^>]*href="\/auteurs"[^>]*>(?:<[^>]+>)*Toon alle auteurs/);
});

test('every row of a day and every cell of the day’s grid names the authors of its item, and shows no line for authors if there are none', async ({
  site,
}) => {
  const day = '2025-10-26';
  const own = items.filter((item) => item.day === day && !item.ongoing).sort(inOrder);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(own.length / 24) }, (_, index) =>
      requestOnce(`${site.url}/programma/${day}?pagina=${index + 1}`),
    ),
  );
  const grid = await requestOnce(`${site.url}/programma/${day}?weergave=rooster`);
  const articles = (html: string) => html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const rows = pages.flatMap(({ html }) => articles(html)).filter((row) => !row.includes('day-grid'));
  const cells = articles(grid.html).filter((cell) => cell.includes('day-grid'));
  expect(own.filter(({ authors }) => authors.length > 3).length).toBeGreaterThan(0);
  const everybody = [...new Set(items.flatMap(({ authors }) => authors))];
  for (const item of own) {
    for (const shown of [rows, cells]) {
      const told = shown.find((one) => one.includes(`href="${momentLink(item)}"`)) ?? '';
      const words = told.replace(/<[^>]+>/g, '|');
      const names = bylineOf(item);
      const about = `${item.time} ${item.title}: ${words}`;
      if (names !== undefined) expect(words, about).toContain(`|${names}|`);
      else
        expect(
          everybody.filter((name) => words.includes(`|${name}|`)),
          about,
        ).toEqual([]);
      expect(told, about).not.toBe('');
    }
  }
});

import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../content-fixtures/editions.ts';
import { experienceTimes, relatedTo } from '../web/src/domain/programme/experience/experience-times.ts';
import { isPast } from '../web/src/domain/time/when.ts';
import { ourContent, PATIENCE_MS } from '../web/src/server/content/fixtures/our-content.ts';
import { briefsOf } from './commission.ts';
import { readStories, type Story, wantedPictures } from './press/stories.ts';

// Pictures that are visible together (on one page, in one list, or on an activity's page and the three activities that
// it suggests) must have different compositions. The tests get the composition from the code that draws the picture.

let stories: readonly Story[] = [];
/** The composition of each picture, keyed by size, hash and name. */
let shown: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  const read = await readStories(join(SHIPPED_EDITION, 'stories'));
  const briefs = briefsOf(wantedPictures(read), read);
  // The nine days share one composition, which shows a different spine and number for each day.
  shown = new Map(
    briefs.map(({ key, subject: { composition, params } }) => [
      key,
      composition === 'nine' ? `nine ${params?.day}` : composition,
    ]),
  );
  stories = read.filter(({ file }) => !file.endsWith('.draft.json'));
}, PATIENCE_MS);

/** Returns the compositions of the pictures in a value, in order. */
const shownIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? '').matchAll(/\/f\/101\/([^"]*)\.webp"/g)].map(
    ([, key = '']) => shown.get(key) ?? key,
  );

/** Returns the items that occur more than once in a list. */
const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

/** Returns the repeated compositions of a page, formatted as lines. */
const told = (page: string, all: readonly string[]): string[] => twice(all).map((one) => `${one}: ${page}`);

it.each(['news_article', 'hotspot', 'on_tour_experience'])(
  'shows a different composition for each %s',
  (component) => {
    const list = stories.filter((story) => story.component === component);
    const all = list.flatMap(({ content }) => shownIn(content.image));
    expect(all.length).toBeGreaterThan(10);
    expect(twice(all)).toEqual([]);
  },
);

it('shows no composition twice on a page', () => {
  const byUuid = new Map(stories.map((story) => [story.uuid, story]));
  /** Returns the compositions on the cards of grids. The card of a programme item shows the picture of its activity. */
  const shownOnCards = (story: Story): string[] => {
    const cards = JSON.stringify(story.content.body ?? '').matchAll(/"(?:articles|programs)":\[([^\]]*)\]/g);
    return [...cards].flatMap(([, uuids = '']) =>
      uuids.split(',').flatMap((quoted) => {
        const listed = byUuid.get(quoted.replaceAll('"', ''));
        const experience = byUuid.get(String(listed?.content.experience));
        return shownIn((experience ?? listed)?.content.image);
      }),
    );
  };
  // Skip the page that shows all blocks to editors, because it repeats some stories.
  const pages = stories
    .filter(({ slug }) => slug !== 'alle-blokken')
    .map((story) => ({
      slug: story.fullSlug,
      all: [...shownIn(story.content.image), ...shownIn(story.content.body), ...shownOnCards(story)],
    }));
  expect(pages.filter(({ all }) => all.length > 1).length).toBeGreaterThan(20);
  expect(pages.flatMap(({ slug, all }) => told(slug, all))).toEqual([]);
});

it(
  'on every festival morning, suggests only activities whose pictures have different compositions',
  async () => {
    const cms = ourContent(SHIPPED_EDITION);
    const [items, days] = await Promise.all([cms.programmeItems(), cms.festivalDays()]);
    const programmed = new Map<string, (typeof items)[number][]>();
    for (const item of items) {
      const uuid = item.experience?.uuid ?? '';
      programmed.set(uuid, [...(programmed.get(uuid) ?? []), item]);
    }
    const alike = days.flatMap(({ day }) => {
      const morning = new Date(`${day}T09:00:00Z`);
      const candidates = [...programmed].flatMap(([uuid, its]) => {
        const { leading } = experienceTimes(its, morning);
        return leading?.experience ? [{ uuid, leading, image: leading.experience.image?.src }] : [];
      });
      const isToCome = ({ leading }: (typeof candidates)[number]) => !isPast(leading, morning);
      return candidates.flatMap((one) => {
        const offered = relatedTo(one.uuid, candidates, day, isToCome);
        const all = [one, ...offered].flatMap(({ image }) => (image ? shownIn([image]) : []));
        return told(`${one.leading.experience?.path} on ${day}`, all);
      });
    });
    expect(programmed.size).toBeGreaterThan(150);
    expect(alike).toEqual([]);
  },
  PATIENCE_MS,
);

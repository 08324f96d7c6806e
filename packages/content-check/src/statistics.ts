import { createHash } from 'node:crypto';
import { isReservableType, spans, startsOn } from 'web/content-rules';
import { shelfPath } from './asset-address.ts';
import type { Edition } from './edition.ts';
import { lastOf } from './page-address.ts';
import { festivalDays, type Item, itemsOf } from './programme.ts';
import { assetsIn } from './references.ts';
import { type StoryFile, titleOf } from './story-file.ts';

/** Counts by name. */
export type Counts = Readonly<Record<string, number>>;

export type Statistics = {
  stories: number;
  days: readonly string[];
  stages: readonly string[];
  items: number;
  itemsPerDay: Counts;
  ongoing: number;
  ongoingPerDay: Counts;
  experiences: number;
  themes: readonly string[];
  types: readonly string[];
  reservableTypes: readonly string[];
  onTourItems: number;
  onTourPerTown: Counts;
  news: number;
  hotspots: number;
  bookstores: number;
  genericPages: readonly string[];
  blocksUsed: Counts;
  blocksUnused: readonly string[];
  /** `used`: number of different image addresses. `different`: number of different image files. */
  images: { used: number; missing: number; different: number };
  draftsOnly: readonly string[];
  changedSincePublish: readonly string[];
};

/** Counts what visitors find in an edition. Drafts are counted separately. */
export function statisticsOf(edition: Edition): Statistics {
  const { published, files, stories } = edition;
  const of = (...components: string[]) => published.filter(({ component }) => components.includes(component));
  const titles = (component: string) => of(component).map(titleOf).sort();
  const days = festivalDays(edition);
  const items = itemsOf(published, 'program', edition);
  const ongoing = items.filter((item) => item.ongoing);
  const onTour = itemsOf(published, 'on_tour_experience', edition);
  const perDay = (some: readonly Item[], isOn: (item: Item, day: string) => boolean) =>
    Object.fromEntries(days.map((day) => [day, some.filter((item) => isOn(item, day)).length]));
  return {
    stories: stories.length,
    days,
    stages: titles('location'),
    items: items.length,
    itemsPerDay: perDay(items, startsOn),
    ongoing: ongoing.length,
    ongoingPerDay: perDay(ongoing, spans),
    experiences: of('experience').length,
    themes: titles('theme'),
    types: titles('type'),
    reservableTypes: of('type').filter(isReservable).map(titleOf).sort(),
    onTourItems: onTour.length,
    onTourPerTown: perTown(edition, onTour),
    news: of('news_article').length,
    hotspots: of('hotspot').length,
    bookstores: of('bookstore').length,
    genericPages: of('page', 'contact', 'form', 'code_embed_page').map(({ slug }) => slug),
    ...blocks(edition),
    images: images(edition),
    draftsOnly: stories.filter(({ draft }) => draft).map(({ slug }) => slug),
    changedSincePublish: files
      .filter(({ draft, slug }) => draft && published.some((story) => story.slug === slug))
      .map(({ slug }) => slug),
  };
}

const isReservable = (type: StoryFile) => isReservableType({ slug: lastOf(type.slug), title: titleOf(type) });

function perTown({ published, storyByUuid }: Edition, onTour: readonly Item[]): Counts {
  const towns = published.filter(({ component }) => component === 'on_tour_location');
  const counts = new Map(towns.map((town) => [titleOf(town), 0]));
  for (const { location } of onTour) {
    const town = storyByUuid(location);
    const name = town ? titleOf(town) : 'zonder plaats';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/**
 * Counts the uses of each component in published stories: the stories of a content type, the occurrences of a block.
 */
function blocks({ published, model, partsOf }: Edition): Pick<Statistics, 'blocksUsed' | 'blocksUnused'> {
  const counts = new Map([...model.keys()].map((name) => [name, 0]));
  for (const story of published) {
    for (const { component } of partsOf(story).blocks)
      counts.set(component, (counts.get(component) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return {
    blocksUsed: Object.fromEntries(sorted.filter(([, count]) => count > 0)),
    blocksUnused: sorted.filter(([, count]) => count === 0).map(([name]) => name),
  };
}

function images({ published, partsOf, shelf }: Edition): Statistics['images'] {
  const urls = published.flatMap((story) => assetsIn(partsOf(story)).map(({ url }) => url));
  const paths = new Set(urls.map(shelfPath).filter((path) => path !== undefined));
  const there = [...paths].filter((path) => shelf?.has(path));
  const hashes = there.map((path) =>
    createHash('sha1')
      .update(shelf?.bytesOf(path) ?? '')
      .digest('hex'),
  );
  return { used: paths.size, missing: paths.size - there.length, different: new Set(hashes).size };
}

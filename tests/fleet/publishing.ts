import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentFolder } from '../../e2e/support/content.ts';
import { publish } from '../../e2e/support/webhook.ts';
import type { Services } from './services.ts';
import { addressOf, arriving, textOf } from './visitor.ts';

/** A programme item whose title an editor changes repeatedly, and which is on the page of its day. */
export type EditedItem = { slug: string; day: string; name: string };

/** A publication. `shownMs` is the time until no response contained the old title any more, in ms. */
export type Publication = { slug: string; at: number; shownMs: number };

/**
 * Number of items per day that the editor changes. With this number, each publication is finished before the
 * editor changes its item again.
 */
const OF_EACH_DAY = 6;
const FOLDER = 'programma-items';
/** Interval of the requests that check a published page, in ms. */
const LOOKS_EVERY_MS = 300;
/** How long to keep sending requests that check a published page, in ms. */
const LOOKS_FOR_MS = 13_000;
/** The visitor number of the simulated editor, whose IP address differs from those of the visitors. */
const EDITOR = 1 << 20;

const titleOf = ({ name }: EditedItem, edition: number) => `Herdruk ${name} nummer ${edition}.`;

/**
 * Chooses the first items of each of the last five days of the edition, which are in the future. Sets the number in
 * their titles to 0, and returns them.
 */
export async function chosenItems(folder: ContentFolder): Promise<EditedItem[]> {
  const days = readdirSync(join(folder.dir, 'stories', FOLDER))
    .sort()
    .slice(-5);
  const items = days.flatMap((day) => {
    const stories = readdirSync(join(folder.dir, 'stories', FOLDER, day)).flatMap((file) => {
      const { content } = JSON.parse(readFileSync(join(folder.dir, 'stories', FOLDER, day, file), 'utf8'));
      return content.ongoing_program_item ? [] : [{ file, start: String(content.start_date) }];
    });
    return stories
      .sort((a, b) => a.start.localeCompare(b.start))
      .slice(0, OF_EACH_DAY)
      .map(({ file }, index) => ({
        slug: `${FOLDER}/${day}/${file.replace(/\.json$/, '')}`,
        day: `/programma/${day}`,
        name: `${day.slice(-2)}${'abcdef'[index]}`,
      }));
  });
  for (const item of items) await write(folder, item, 0);
  return items;
}

const write = (folder: ContentFolder, item: EditedItem, edition: number) =>
  folder.edit(item.slug, ({ content }) => {
    content.title_overwrite = titleOf(item, edition);
  });

/**
 * Simulates an editor who publishes an item every `everyMs` and sends a webhook to the site at `origin`.
 * Requests check when the item appears. `stop` waits until the last publication has been checked.
 */
export function startPublishing(
  origin: string,
  { folder, contentUrl }: Pick<Services, 'folder' | 'contentUrl'>,
  items: readonly EditedItem[],
  everyMs: number,
) {
  const began = performance.now();
  const publications: Publication[] = [];
  const failed: string[] = [];
  const stopping = new AbortController();
  const looking = new Set<Promise<void>>();

  const publishOne = async (item: EditedItem, edition: number) => {
    await write(folder, item, edition);
    await served(contentUrl, item, edition);
    const published = performance.now();
    const { status } = await publish({ url: origin }, item.slug).catch((error) => ({
      status: String(error),
    }));
    if (status !== 200) failed.push(`webhook: ${status}`);
    const shownMs = await shown(origin, item, edition, published);
    publications.push({ slug: item.slug, at: published - began, shownMs });
  };
  const running = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const item = items[turn % items.length];
      if (!item) return;
      const work = publishOne(item, 1 + Math.floor(turn / items.length))
        .catch((error: unknown) => void failed.push(String(error)))
        .finally(() => looking.delete(work));
      looking.add(work);
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await running;
    await Promise.all(looking);
  };
  return { publications, failed, stop };
}

/**
 * Waits until the content system returns the new title, because the measured delay must not include that system's
 * delay.
 */
async function served(contentUrl: string, item: EditedItem, edition: number): Promise<void> {
  const address = `${contentUrl}/v2/cdn/stories/${item.slug}?token=public&version=published`;
  for (let looks = 0; looks < 100; looks += 1) {
    if ((await (await fetch(address)).text()).includes(titleOf(item, edition))) return;
    await pause(50);
  }
  throw new Error(`the content system does not return the new title of ${item.slug}`);
}

/**
 * Returns the time from `published` until every response had the new title, or infinity if the last response lacked it.
 */
async function shown(origin: string, item: EditedItem, edition: number, published: number): Promise<number> {
  const visitor = arriving(origin, addressOf(EDITOR));
  let since: number | undefined;
  for (let began = published; began - published < LOOKS_FOR_MS; began = performance.now()) {
    const answer = await visitor.ask(item.day);
    const isNew = answer.status === 200 && textOf(answer).includes(titleOf(item, edition));
    if (!isNew) since = undefined;
    else since ??= performance.now() - published;
    await pause(LOOKS_EVERY_MS);
  }
  visitor.leave();
  return since ?? Number.POSITIVE_INFINITY;
}

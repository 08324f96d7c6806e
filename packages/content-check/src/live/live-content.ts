import { isDeepStrictEqual } from 'node:util';
import type { LinkEntry, SpaceReader, SpaceStory } from 'web/space-reader';
import { readStory, type StoryFile } from '../story-file.ts';
import type { LiveState, LiveStory, Vanished, Version } from './live-state.ts';

/** The content of a space, and the state to store for the next reading. */
export type LiveContent = {
  state: LiveState;
  /** Whether anything differs from the previous reading. */
  changed: boolean;
  files: readonly StoryFile[];
  /** Stories that an earlier reading found at their address, but that are no longer published there. */
  vanished: readonly StoryFile[];
};

/**
 * How far before the start of a reading the next one looks for changes, in ms. This overlap covers changes during the
 * reading, and a difference between the local clock and that of the space.
 */
const MARGIN_MS = 5 * 60_000;
/** How long to report a vanished address, in ms. */
const VANISHED_MS = 30 * 24 * 3_600_000;

/**
 * Reads the published and the unpublished versions of all stories. With the state of an earlier reading, it requests
 * only:
 *
 * - the stories that were published since, if the cache version changed;
 * - the drafts that were saved since. GraphQL cannot filter by that date, so it returns all drafts;
 * - the list of addresses, which reveals moved, unpublished and deleted stories.
 *
 * If the cache version changed but no published story did, it reads everything again, because something else changed: a
 * draft, an address, or a file that a developer edited without changing its publication date.
 */
export async function readLive(
  reader: SpaceReader,
  before: LiveState | undefined,
  now: Date,
): Promise<LiveContent> {
  const version = await reader.version();
  const links = (await reader.links()).filter(({ isFolder }) => !isFolder);
  const reading = new Reading(before, links, now);
  const since = before && new Date(before.readAt);
  if (version !== before?.version)
    await reading.take('published', reader.stories('published', { publishedAfter: since }));
  if (reader.hasDrafts)
    await reading.take('draft', reader.stories('draft', reader.knowsSaves ? { savedAfter: since } : {}));
  await reading.complete(reader);
  if (before && version !== before.version && !reading.sawPublication) {
    await reading.take('published', reader.stories('published'));
    if (reader.hasDrafts) await reading.take('draft', reader.stories('draft'));
  }
  return reading.result({ version, readAt: new Date(+now - MARGIN_MS).toISOString() });
}

class Reading {
  changed: boolean;
  /** Whether a published version differs from the earlier reading. */
  sawPublication = false;
  readonly #links: ReadonlyMap<string, LinkEntry>;
  readonly #stories: Map<string, LiveStory>;
  /** Keyed by address. */
  readonly #vanished: Map<string, Vanished>;
  readonly #now: Date;
  #publishedAt: string;

  constructor(before: LiveState | undefined, links: readonly LinkEntry[], now: Date) {
    this.changed = before === undefined;
    this.#now = now;
    this.#publishedAt = before?.publishedAt ?? '';
    this.#links = new Map(links.map((link) => [link.uuid, link]));
    const recent = before?.vanished.filter(({ at }) => +now - Date.parse(at) < VANISHED_MS) ?? [];
    this.#vanished = new Map(recent.map((story) => [story.slug, story]));
    this.#stories = new Map();
    for (const story of before?.stories ?? []) this.#keep(story);
    for (const { slug, published } of links) if (published) this.#vanished.delete(slug.replace(/\/$/, ''));
  }

  /**
   * Copies a story from the earlier reading, with its present address and without unpublished versions. Records the old
   * address if visitors can no longer see the story there. Omits a deleted story.
   */
  #keep(story: LiveStory): void {
    const link = this.#links.get(story.uuid);
    const slug = link?.slug.replace(/\/$/, '');
    const isPublished = link?.published === true;
    if (story.published && (!isPublished || slug !== story.slug)) {
      const { uuid, published } = story;
      this.#vanished.set(story.slug, { uuid, slug: story.slug, published, at: this.#now.toISOString() });
    }
    if (slug === story.slug && isPublished === (story.published !== undefined)) {
      this.#stories.set(story.uuid, story);
      return;
    }
    this.changed = true;
    const { published, draft = published } = story;
    if (slug === undefined) return;
    this.#stories.set(
      story.uuid,
      isPublished ? { ...story, slug } : { uuid: story.uuid, slug, ...(draft && { draft }) },
    );
  }

  async take(kind: 'published' | 'draft', pages: AsyncIterable<readonly SpaceStory[]>): Promise<void> {
    for await (const page of pages) for (const story of page) this.#takeOne(kind, story);
  }

  #takeOne(kind: 'published' | 'draft', story: SpaceStory): void {
    const { uuid, full_slug, name, tag_list, published_at, content } = story;
    const link = this.#links.get(uuid);
    if (kind === 'published' && published_at && published_at > this.#publishedAt)
      this.#publishedAt = published_at;
    // The story was published or unpublished between this request and the one for addresses. The next reading sees the
    // result.
    if (kind === 'published' && link?.published === false) return;
    const known = this.#stories.get(uuid) ?? { uuid, slug: (link?.slug ?? full_slug).replace(/\/$/, '') };
    const version: Version = { name, tags: tag_list ?? [], content: withoutMarks(content) };
    if (kind === 'draft' && isDeepStrictEqual(version, known.published)) {
      if (known.draft === undefined) return;
      const { draft: _, ...rest } = known;
      this.#set(rest);
    } else if (!isDeepStrictEqual(version, known[kind])) {
      const { draft, ...rest } = known;
      const isDraftStill = kind === 'draft' || (draft && !isDeepStrictEqual(version, draft));
      this.#set({ ...rest, ...(isDraftStill && draft && { draft }), [kind]: version });
      if (kind === 'published') this.sawPublication = true;
    }
  }

  #set(story: LiveStory): void {
    this.#stories.set(story.uuid, story);
    this.changed = true;
  }

  /**
   * Requests the listed stories that no page contained. A story can move from one page to another between two requests.
   */
  async complete(reader: SpaceReader): Promise<void> {
    const missing = [...this.#links.values()].filter(
      ({ uuid, published }) => published && this.#stories.get(uuid)?.published === undefined,
    );
    const uuids = missing.map(({ uuid }) => uuid);
    if (uuids.length > 0) await this.take('published', reader.stories('published', { uuids }));
    if (!reader.hasDrafts) return;
    const drafts = [...this.#links.keys()].filter((uuid) => !this.#stories.has(uuid));
    if (drafts.length > 0) await this.take('draft', reader.stories('draft', { uuids: drafts }));
  }

  result({ version, readAt }: { version: number; readAt: string }): LiveContent {
    const stories = [...this.#stories.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    const vanished = [...this.#vanished.values()];
    return {
      state: { version, readAt, publishedAt: this.#publishedAt || undefined, stories, vanished },
      changed: this.changed,
      files: stories.flatMap(filesOf),
      vanished: vanished.flatMap(({ slug, uuid, published }) => fileOf(slug, uuid, false, published)),
    };
  }
}

/** Memoizes the files of each story, so that the next check gets the same objects for an unchanged story. */
const FILES = new WeakMap<LiveStory, readonly StoryFile[]>();

function filesOf(story: LiveStory): readonly StoryFile[] {
  const known = FILES.get(story);
  if (known) return known;
  const { slug, uuid, published, draft } = story;
  const files = [
    ...(published ? fileOf(slug, uuid, false, published) : []),
    ...(draft ? fileOf(slug, uuid, true, draft) : []),
  ];
  FILES.set(story, files);
  return files;
}

/** Returns a version of a story that a space delivered, or `undefined` if it has no content type. */
export function fileOfStory(story: SpaceStory, draft: boolean): StoryFile | undefined {
  const { uuid, full_slug, name, tag_list, content } = story;
  const version = { name, tags: tag_list ?? [], content: withoutMarks(content) };
  return fileOf(full_slug.replace(/\/$/, ''), uuid, draft, version)[0];
}

function fileOf(slug: string, uuid: string, draft: boolean, { name, tags, content }: Version): StoryFile[] {
  const file = readStory({ name, uuid, tag_list: tags, content }, slug, draft);
  return 'content' in file ? [file] : [];
}

/** Removes `_editable` from all blocks. Storyblok adds it to drafts for its editor; it is not content. */
function withoutMarks(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]) =>
      key === '_editable' ? [] : [[key, unmarked(value)] as const],
    ),
  );
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== 'object' || value === null) return value;
  // Safe cast: an object that is not a list has string keys.
  return withoutMarks(value as Record<string, unknown>);
}

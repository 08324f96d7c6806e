import { normalizeAssetUrl } from '@storyblok/management-api-client';
import { type Change, eachOf } from './change.ts';
import { pullComponents } from './components.ts';
import { indexOf, pathOf } from './folder-in-space.ts';
import { digestOf, type ManifestLine, manifestEntry } from './manifest.ts';
import { renamed, reversed } from './references.ts';
import type { SpaceStory } from './space.ts';
import { isSame, stableJson } from './stable-json.ts';
import { type FiledStory, readStories, storyPath, writeOrRemove } from './story-file.ts';
import type { SyncOptions } from './sync-options.ts';

type Kind = 'published' | 'draft';
const KINDS: readonly Kind[] = ['published', 'draft'];

/**
 * Brings a space to the folder, in the names that the folder has for it: what nobody changed comes back byte for byte.
 * No story is ever deleted, and what changed in the folder since last time stays unless it is forced. Of a story that an
 * editor published or took off, the file of the version that is no more goes.
 */
export async function pull({ folder, space, manifest, write, force }: SyncOptions): Promise<Change[]> {
  const changes = await pullComponents({ folder, space, write });
  const { stories } = indexOf(await space.list());
  const here = new Map(readStories(folder).map((file) => [storyPath(file.slug, file.draft), file]));
  const known = (path: string) => here.get(storyPath(path, true)) ?? here.get(storyPath(path, false));
  const names = new Map(reversed(manifest.uuids()));
  for (const story of stories) {
    const filed = known(pathOf(story))?.story.uuid;
    if (!names.has(story.uuid) && filed !== undefined) names.set(story.uuid, filed);
  }

  await eachOf(stories, async (listed) => {
    const path = pathOf(listed);
    const memory = manifest.story(listed.id);
    const untouched = memory?.seen !== undefined && memory.seen === listed.updated_at;
    const isAsKnown = (kind: Kind) => {
      const text = here.get(storyPath(path, kind === 'draft'))?.text;
      return memory?.files?.[kind]?.digest === (text === undefined ? undefined : digestOf(text));
    };
    if (untouched && KINDS.every(isAsKnown)) {
      changes.push({ kind: 'gelijk', what: path });
      return;
    }
    const contents = await contentsOf(listed);
    const files: ManifestLine['files'] = {};
    let clashes = false;
    for (const kind of KINDS) {
      const filePath = storyPath(path, kind === 'draft');
      const before = here.get(filePath)?.text;
      const content = contents[kind];
      if (before === undefined && content === undefined) continue;
      const around =
        (untouched ? memory.files?.[kind]?.around : undefined) ??
        aroundOf(listed, kind, known(path)?.story ?? memory?.files?.published?.around);
      const story = { ...around, content: renamed(withAssets(content), names) };
      const text = content === undefined ? undefined : stableJson(story, before);
      const change = changeOf(before, text, { filePath, untouched, isAsKnown: isAsKnown(kind) });
      changes.push(change);
      clashes ||= change.kind === 'botst';
      if (change.kind === 'botst' || change.kind === 'blijft') {
        files[kind] = memory?.files?.[kind];
        continue;
      }
      // As it stands in a space: JSON of the shape that was asked for.
      if (text !== undefined) files[kind] = manifestEntry({ text, story: story as FiledStory });
      if (write && text !== before) writeOrRemove(folder, filePath, text);
    }
    // What clashes is not settled: the next push has to see that too.
    if (write && !clashes) remember(listed, files);
  });
  for (const { slug, draft } of here.values()) {
    if (!stories.some((story) => pathOf(story) === slug))
      changes.push({ kind: 'blijft', what: storyPath(slug, draft), why: 'alleen hier' });
  }
  return changes;

  function changeOf(
    before: string | undefined,
    /** `undefined` where the space has a story, and not this version of it. */
    text: string | undefined,
    { filePath, untouched, isAsKnown }: { filePath: string; untouched: boolean; isAsKnown: boolean },
  ): Change {
    const change = (kind: Change['kind'], why?: string): Change => ({ kind, what: filePath, why });
    if (before === undefined) return change('nieuw');
    if (text === before) return change('gelijk');
    if (text === undefined) {
      // Published by an editor, or taken off: what was saved here then must not come back with the next push.
      if (isAsKnown || (force && !untouched))
        return change('gewijzigd', 'de space heeft dit niet, het bestand verdwijnt');
      return untouched
        ? change('blijft', 'de space heeft dit niet; content:push brengt het')
        : change('botst', 'de space heeft dit niet en is ook gewijzigd; --force haalt het hier weg');
    }
    if (isAsKnown || force) return change('gewijzigd');
    return untouched
      ? change('blijft', 'alleen hier gewijzigd; content:push brengt het')
      : change('botst', 'ook hier gewijzigd; --force overschrijft dat');
  }

  async function contentsOf(listed: SpaceStory): Promise<Partial<Record<Kind, unknown>>> {
    const { content } = await space.story(listed.id);
    if (!listed.published) return { draft: content };
    if (!listed.unpublished_changes) return { published: content };
    return { published: await space.publishedContent(listed.id), draft: content };
  }

  /** What stands around the content of a story that was changed in the space; ids in the names of the folder. */
  function aroundOf(story: SpaceStory, kind: Kind, filed: Record<string, unknown> | undefined) {
    const id = manifest.toFolder(story.id) ?? filed?.id ?? story.id;
    const parent = story.parent_id ?? 0;
    const optional = ['path', 'sort_by_date', 'meta_data', 'translated_slugs'].filter((key) => {
      const value = story[key];
      return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
    });
    return {
      name: story.name,
      id,
      uuid: names.get(story.uuid) ?? story.uuid,
      slug: story.slug,
      full_slug: pathOf(story),
      created_at: filed?.created_at ?? story.created_at,
      published_at: kind === 'draft' && !story.published ? null : story.published_at,
      first_published_at: story.first_published_at ?? null,
      position: story.position ?? 0,
      tag_list: story.tag_list ?? [],
      is_startpage: filed?.is_startpage ?? story.is_startpage ?? false,
      parent_id: filed?.parent_id ?? manifest.toFolder(parent) ?? parent,
      ...Object.fromEntries(optional.map((key) => [key, story[key]])),
      content: null,
    };
  }

  function remember(listed: SpaceStory, files: ManifestLine['files']): void {
    const line = { new_id: listed.id, created_at: new Date().toISOString() };
    const uuid = names.get(listed.uuid) ?? listed.uuid;
    if (manifest.toSpace(uuid) !== listed.uuid) manifest.add({ ...line, old_id: uuid, new_id: listed.uuid });
    const old_id = manifest.toFolder(listed.id) ?? known(pathOf(listed))?.story.id ?? listed.id;
    const next = { ...line, old_id, seen: listed.updated_at ?? undefined, files };
    const { created_at: _, ...before } = manifest.story(listed.id) ?? { created_at: '' };
    const { created_at: __, ...after } = next;
    if (!isSame(before, after)) manifest.add(next);
  }
}

/** The Management API gives some pictures an address that its image service does not know. */
function withAssets(content: unknown): unknown {
  if (typeof content === 'string') return normalizeAssetUrl(content);
  if (Array.isArray(content)) return content.map(withAssets);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withAssets(value)]));
}

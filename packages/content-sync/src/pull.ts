import { normalizeAssetUrl } from '@storyblok/management-api-client';
import { type Change, eachOf } from './change.ts';
import { pullComponents } from './components.ts';
import { indexOf, pathOf } from './folder-in-space.ts';
import { digestOf, type ManifestLine, manifestEntry } from './manifest.ts';
import { renamed, reversed } from './references.ts';
import type { SpaceStory } from './space.ts';
import { isSame, stableJson } from './stable-json.ts';
import { type FiledStory, readStories, storyPath, writeFile } from './story-file.ts';
import type { SyncOptions } from './sync-options.ts';

type Kind = 'published' | 'draft';
const KINDS: readonly Kind[] = ['published', 'draft'];

/**
 * Brings a space to the folder, in the names that the folder has for it: what nobody changed comes back byte for byte.
 * Nothing is ever deleted, and what changed in the folder since last time stays unless it is forced.
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
      if (content === undefined) {
        if (before !== undefined)
          changes.push({ kind: 'blijft', what: filePath, why: 'de space heeft dit niet' });
        continue;
      }
      const around =
        (untouched ? memory.files?.[kind]?.around : undefined) ??
        aroundOf(listed, kind, known(path)?.story ?? memory?.files?.published?.around);
      const story = { ...around, content: renamed(withAssets(content), names) };
      const text = stableJson(story, before);
      const change = changeOf(before, text, { filePath, untouched, isAsKnown: isAsKnown(kind) });
      changes.push(change);
      clashes ||= change.kind === 'botst';
      const isTheirs = change.kind !== 'botst' && change.kind !== 'blijft';
      // As it stands in a space: JSON of the shape that was asked for.
      files[kind] = isTheirs ? manifestEntry({ text, story: story as FiledStory }) : memory?.files?.[kind];
      if (write && isTheirs && text !== before) writeFile(folder, filePath, text);
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
    text: string,
    { filePath, untouched, isAsKnown }: { filePath: string; untouched: boolean; isAsKnown: boolean },
  ): Change {
    if (before === undefined) return { kind: 'nieuw', what: filePath };
    if (text === before) return { kind: 'gelijk', what: filePath };
    if (isAsKnown || force) return { kind: 'gewijzigd', what: filePath };
    return untouched
      ? { kind: 'blijft', what: filePath, why: 'alleen hier gewijzigd; content:push brengt het' }
      : { kind: 'botst', what: filePath, why: 'ook hier gewijzigd; --force overschrijft dat' };
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

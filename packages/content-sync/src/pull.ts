import { normalizeAssetUrl } from '@storyblok/management-api-client';
import { type Change, eachOf, TWO_PLACES } from './change.ts';
import { pullComponents } from './components.ts';
import { indexOf, pathOf } from './folder-in-space.ts';
import { digestOf, type Manifest, type ManifestLine, manifestEntry } from './manifest.ts';
import { changeOfVersion } from './pulled-version.ts';
import { renamed, reversed } from './references.ts';
import type { SpaceStory } from './space.ts';
import { isSame, stableJson } from './stable-json.ts';
import { storyAround } from './story-around.ts';
import {
  type FiledStory,
  KINDS,
  type Kind,
  readStories,
  removeFile,
  type StoryFile,
  storyPath,
  writeFile,
} from './story-file.ts';
import type { SyncOptions } from './sync-options.ts';

/** The files of the folder, by path. When the pull moves a file, it removes the old path from this map. */
type Here = Map<string, StoryFile>;

/**
 * Copies a space to the folder, and replaces its ids with those of the folder. Files of unchanged stories stay
 * identical, byte for byte. A pull never deletes a story. Without `force`, it overwrites no changes in the folder. If
 * an editor moved a story, its files move. If an editor published or unpublished a story, the file of the version that
 * no longer exists is removed.
 */
export async function pull({ folder, space, manifest, write, force }: SyncOptions): Promise<Change[]> {
  const changes = await pullComponents({ folder, space, write });
  const { stories } = indexOf(await space.list());
  const all = readStories(folder);
  const here: Here = new Map(all.map((file) => [storyPath(file.slug, file.draft), file]));
  const names = namesOf(stories, here, manifest);
  const nameOf = ({ uuid }: SpaceStory) => names.get(uuid) ?? uuid;
  const byName = new Map<string, StoryFile[]>();
  for (const file of all) byName.set(file.story.uuid, [...(byName.get(file.story.uuid) ?? []), file]);
  const filesOf = (story: SpaceStory): readonly StoryFile[] => byName.get(nameOf(story)) ?? [];

  // Pulls moved stories first, because another story may now have their old path.
  const isMoved = (story: SpaceStory) => filesOf(story).some(({ slug }) => slug !== pathOf(story));
  await eachOf(stories.filter(isMoved), pullStory);
  const settled = stories.filter((story) => !isMoved(story));
  await eachOf(settled, pullStory);

  const there = new Set(stories.map(nameOf));
  const onlyHere = all.filter(({ story }) => !there.has(story.uuid));
  for (const { slug, draft } of onlyHere)
    changes.push({ kind: 'blijft', what: storyPath(slug, draft), why: 'alleen hier' });
  return changes;

  async function pullStory(listed: SpaceStory): Promise<void> {
    const path = pathOf(listed);
    const own = filesOf(listed);
    const clashing = clashOfPlaces(path, own, here);
    if (clashing.length > 0) {
      changes.push(...clashing);
      return;
    }
    const memory = manifest.story(listed.id);
    const slug = own[0]?.slug ?? path;
    const moved = slug !== path;
    const untouched =
      memory?.seen !== undefined && memory.seen === listed.updated_at && !(moved && memory.path !== path);
    const fileOf = (kind: Kind) => own.find(({ draft }) => draft === (kind === 'draft'));
    const hasKnownText = (kind: Kind) => {
      const text = fileOf(kind)?.text;
      return memory?.files?.[kind]?.digest === (text === undefined ? undefined : digestOf(text));
    };
    const isAsKnown = KINDS.every(hasKnownText) && !(moved && memory?.path !== slug);
    if (untouched && isAsKnown) {
      changes.push({ kind: 'gelijk', what: path });
      return;
    }
    const contents = await contentsOf(listed);
    const latest = (fileOf('draft') ?? fileOf('published'))?.story;
    const filed = { uuid: nameOf(listed), slug, known: latest ?? memory?.files?.published?.around };
    const files: ManifestLine['files'] = {};
    let clashes = false;
    for (const kind of KINDS) {
      const before = fileOf(kind)?.text;
      const content = contents[kind];
      if (before === undefined && content === undefined) continue;
      const around =
        (untouched ? memory.files?.[kind]?.around : undefined) ?? storyAround(listed, kind, filed, manifest);
      const story = { ...around, content: renamed(withAssets(content), names) };
      const version = {
        before,
        text: content === undefined ? undefined : stableJson(story, before),
        at: storyPath(slug, kind === 'draft'),
        to: storyPath(path, kind === 'draft'),
        untouched,
        // The versions of a story move together or not at all.
        isAsKnown: moved ? isAsKnown : hasKnownText(kind),
      };
      const change = changeOfVersion(version, force);
      changes.push(change);
      clashes ||= change.kind === 'botst';
      if (change.kind === 'botst' || change.kind === 'blijft') {
        files[kind] = memory?.files?.[kind];
        continue;
      }
      const { text } = version;
      // Safe cast: these are the fields of a Storyblok story.
      if (text !== undefined) files[kind] = manifestEntry({ text, story: story as FiledStory });
      replace(version);
    }
    // Do not record a conflict as resolved, so that the next push also reports the conflict.
    if (write && !clashes) remember(listed, files, latest?.id);
  }

  /** Writes a text to its new path and removes the file at the old path. */
  function replace({ before, text, at, to }: { before?: string; text?: string; at: string; to: string }) {
    const leaves = before !== undefined && (text === undefined || at !== to);
    if (leaves) here.delete(at);
    if (!write) return;
    if (text !== undefined && (text !== before || at !== to)) writeFile(folder, to, text);
    if (leaves) removeFile(folder, at);
  }

  async function contentsOf(listed: SpaceStory): Promise<Partial<Record<Kind, unknown>>> {
    const { content } = await space.story(listed.id);
    if (!listed.published) return { draft: content };
    if (!listed.unpublished_changes) return { published: content };
    return { published: await space.publishedContent(listed.id), draft: content };
  }

  function remember(listed: SpaceStory, files: ManifestLine['files'], filedId: number | undefined): void {
    const line = { new_id: listed.id, created_at: new Date().toISOString() };
    const uuid = nameOf(listed);
    if (manifest.toSpace(uuid) !== listed.uuid) manifest.add({ ...line, old_id: uuid, new_id: listed.uuid });
    const old_id = manifest.toFolder(listed.id) ?? filedId ?? listed.id;
    const next = { ...line, old_id, seen: listed.updated_at ?? undefined, path: pathOf(listed), files };
    const { created_at: _, ...before } = manifest.story(listed.id) ?? { created_at: '' };
    const { created_at: __, ...after } = next;
    if (!isSame(before, after)) manifest.add(next);
  }
}

/**
 * Maps each story's uuid in the space to its uuid in the folder: the one in the manifest, or else the one in the file
 * at the story's path.
 */
function namesOf(stories: readonly SpaceStory[], here: Here, manifest: Manifest): Map<string, string> {
  const names = new Map(reversed(manifest.uuids()));
  // The file of a moved story is still at the old path. By now, the space may have another story at that path.
  const given = new Set(stories.map(({ uuid }) => names.get(uuid)));
  for (const story of stories) {
    const [draft, published] = [true, false].map((isDraft) => here.get(storyPath(pathOf(story), isDraft)));
    const filed = (draft ?? published)?.story.uuid;
    if (!names.has(story.uuid) && filed !== undefined && !given.has(filed)) names.set(story.uuid, filed);
  }
  return names;
}

/**
 * Reports two conflicts: the folder contains the story at two places, or another story at the path where this story
 * belongs.
 */
function clashOfPlaces(path: string, own: readonly StoryFile[], here: Here): Change[] {
  const clash = ({ slug, draft }: StoryFile, why: string): Change => ({
    kind: 'botst',
    what: storyPath(slug, draft),
    why,
  });
  if (own.some(({ slug }) => slug !== own[0]?.slug)) return own.map((file) => clash(file, TWO_PLACES));
  return KINDS.flatMap((kind) => {
    const file = here.get(storyPath(path, kind === 'draft'));
    const isOther = file !== undefined && !own.includes(file);
    return isOther ? [clash(file, 'in de space staat hier een ander verhaal; verplaats dit')] : [];
  });
}

/**
 * Normalizes asset addresses, because the Management API returns some in a form that the image service does not know.
 */
function withAssets(content: unknown): unknown {
  if (typeof content === 'string') return normalizeAssetUrl(content);
  if (Array.isArray(content)) return content.map(withAssets);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withAssets(value)]));
}

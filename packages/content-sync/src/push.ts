import { type Change, eachOf, TWO_PLACES } from './change.ts';
import { pushComponents } from './components.ts';
import { counterpart, foldersOf, type Index, indexOf, parentOf, pathOf } from './folder-in-space.ts';
import { digestOf, type Manifest, type ManifestFile, manifestEntry } from './manifest.ts';
import { renamed, reversed } from './references.ts';
import type { Space, SpaceStory, StoryFields } from './space.ts';
import { isSame } from './stable-json.ts';
import { KINDS, readStories, type StoryFile } from './story-file.ts';
import type { SyncOptions } from './sync-options.ts';

/** A story with its files: the published version and the unpublished draft. */
type Group = { path: string; published?: StoryFile; draft?: StoryFile; latest: StoryFile };

/** A story of the folder and its counterpart in the space; `undefined` until the push has created the counterpart. */
type Job = { group: Group; target: SpaceStory | undefined };

/**
 * Copies the folder to a space. Components, folders and an empty story for each new story come first, so that other
 * stories can refer to its uuid. The content of changed stories follows. A push never deletes anything. Without
 * `force`, it overwrites no story that was also changed or moved in the space.
 */
export async function push({ folder, space, manifest, write, force }: SyncOptions): Promise<Change[]> {
  const groups = groupsOf(readStories(folder));
  const changes = await pushComponents({ folder, space, write });
  const index = indexOf(await space.list());
  const all: Job[] = groups.map((group) => ({
    group,
    target: counterpart(group.latest.story, group.path, index, manifest),
  }));
  const single = new Set(all.filter((job) => !all.some((other) => other !== job && isSameStory(job, other))));
  const jobs: Job[] = [];
  const placed: string[] = [];

  for (const job of all) {
    const { group, target } = job;
    const change: Change = single.has(job)
      ? await changeOf(group, target, { space, manifest, force })
      : { kind: 'botst', what: group.path, why: TWO_PLACES };
    changes.push(change);
    const isDue = change.kind === 'nieuw' || change.kind === 'gewijzigd';
    if (isDue) jobs.push(job);
    if (isDue || (target && pathOf(target) === group.path)) placed.push(group.path);
  }
  const folders = foldersFor(groups, placed, index);
  const folderIds = new Map(folders.map((path) => [path, index.folder(path)?.id]));
  changes.push(...foldersMissing(folders, index), ...onlyThere(all, index));
  if (!write) return changes;

  for (const path of folders) {
    const id = folderIds.get(path) ?? (await makeFolder(path, folderIds.get(parentOf(path)), space)).id;
    folderIds.set(path, id);
    const oldId = groups.find((group) => parentOf(group.path) === path)?.latest.story.parent_id;
    if (oldId && manifest.toSpace(oldId) !== id)
      manifest.add({ old_id: oldId, new_id: id, created_at: now() });
  }
  await eachOf(jobs, async (job) => {
    job.target ??= await space.create({
      ...placeOf(job.group, folderIds),
      content: { component: job.group.latest.story.content.component },
    });
    const { uuid } = job.group.latest.story;
    if (manifest.toSpace(uuid) !== job.target.uuid)
      manifest.add({ old_id: uuid, new_id: job.target.uuid, created_at: now() });
  });
  // Map the uuids of unchanged stories too, because changed stories may refer to them.
  for (const { group, target } of single) {
    const { uuid } = group.latest.story;
    if (target && manifest.toSpace(uuid) === undefined)
      manifest.add({ old_id: uuid, new_id: target.uuid, created_at: now() });
  }
  const names = manifest.uuids();
  await eachOf(jobs, async ({ group, target }) => {
    if (target) await fill(group, target, placeOf(group, folderIds), { space, manifest, names });
  });
  return changes;
}

const now = () => new Date().toISOString();

function groupsOf(files: readonly StoryFile[]): Group[] {
  const groups = new Map<string, Group>();
  for (const file of files) {
    const kind = file.draft ? 'draft' : 'published';
    const group = { path: file.slug, latest: file, ...groups.get(file.slug), [kind]: file };
    groups.set(file.slug, { ...group, latest: group.draft ?? file });
  }
  return [...groups.values()];
}

/**
 * Whether two paths of the folder contain the same story: they have the same uuid, or match the same story in the
 * space.
 */
const isSameStory = (one: Job, other: Job): boolean =>
  one.group.latest.story.uuid === other.group.latest.story.uuid ||
  (one.target !== undefined && one.target === other.target);

async function changeOf(
  group: Group,
  target: SpaceStory | undefined,
  { space, manifest, force }: Pick<SyncOptions, 'space' | 'manifest' | 'force'>,
): Promise<Change> {
  const what = group.path;
  if (target === undefined) return { kind: 'nieuw', what };
  const memory = manifest.story(target.id);
  const there = pathOf(target);
  const moved = there !== group.path;
  const change = (kind: Change['kind'], why = moved ? `verplaatst van ${there}` : undefined) => ({
    kind,
    what,
    why,
  });
  const isAsKnown =
    KINDS.every((kind) => memory?.files?.[kind]?.digest === (group[kind] && digestOf(group[kind].text))) &&
    !(moved && memory?.path !== group.path);
  const untouched =
    memory?.seen !== undefined && memory.seen === target.updated_at && !(moved && memory.path !== there);
  if (untouched) return change(isAsKnown ? 'gelijk' : 'gewijzigd');
  const { content } = await space.story(target.id);
  const theirs = renamed(content, reversed(manifest.uuids()));
  if (!moved && memory?.files !== undefined && isSame(theirs, group.latest.story.content))
    return change('gelijk');
  if (force || isUnfilled(content)) return change('gewijzigd');
  return isAsKnown
    ? change('blijft', 'alleen in de space gewijzigd; content:pull haalt het')
    : change('botst', 'ook in de space gewijzigd; --force overschrijft dat');
}

/** Whether a story in the space is empty, because an interrupted push created it. */
const isUnfilled = (content: unknown) =>
  Object.keys(content ?? {}).every((key) => ['component', '_uid', '_editable'].includes(key));

/**
 * The folders of the space that the push needs or must create, outermost first. A story that has another path in the
 * space needs no folder for its path in the content folder. A folder with the path of a story gets that story as its
 * start page.
 */
function foldersFor(groups: readonly Group[], placed: readonly string[], index: Index): string[] {
  const paths = groups.map(({ path }) => path);
  const needed = new Set(foldersOf(placed));
  const folders = [...foldersOf(paths), ...paths].filter((path) => needed.has(path) || index.folder(path));
  return [...new Set(folders)];
}

function foldersMissing(folders: readonly string[], index: Index): Change[] {
  const missing = folders.filter((path) => index.folder(path) === undefined);
  return missing.map((path) => ({ kind: 'nieuw', what: `map ${path}` }));
}

function onlyThere(jobs: readonly Job[], index: Index): Change[] {
  const ours = new Set(jobs.map(({ target }) => target?.id));
  return index.stories
    .filter(({ id }) => !ours.has(id))
    .map(({ full_slug }) => ({ kind: 'blijft', what: full_slug, why: 'alleen in de space' }));
}

function makeFolder(path: string, parentId: number | undefined, space: Space): Promise<SpaceStory> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return space.create({ name: slug, slug, parent_id: parentId ?? 0, is_folder: true });
}

/** Returns the fields that place a story in the space: as the start page of a folder with the same path, if any. */
function placeOf({ path, latest }: Group, folderIds: ReadonlyMap<string, number | undefined>): StoryFields {
  const own = folderIds.get(path);
  return {
    name: latest.story.name,
    slug: path.slice(path.lastIndexOf('/') + 1),
    parent_id: own ?? folderIds.get(parentOf(path)) ?? 0,
    is_startpage: own !== undefined,
  };
}

/** The fields that a push may set in addition to the content. The space sets other dates itself. */
const TAKEN = ['position', 'tag_list', 'path', 'sort_by_date', 'meta_data', 'first_published_at'];

async function fill(
  group: Group,
  target: SpaceStory,
  place: StoryFields,
  { space, manifest, names }: { space: Space; manifest: Manifest; names: ReadonlyMap<string, string> },
): Promise<void> {
  const files: { published?: ManifestFile; draft?: ManifestFile } = {};
  let updated = target;
  for (const kind of KINDS) {
    const file = group[kind];
    if (file === undefined) continue;
    const { content, ...around } = file.story;
    const taken = Object.fromEntries(TAKEN.filter((key) => key in around).map((key) => [key, around[key]]));
    // Safe cast: `renamed` returns an object for an object.
    const fields = { ...place, ...taken, name: file.story.name, content: renamed(content, names) as object };
    updated = await space.update(target.id, fields as StoryFields, kind === 'published');
    files[kind] = manifestEntry(file);
  }
  manifest.add({
    old_id: group.latest.story.id ?? target.id,
    new_id: target.id,
    created_at: now(),
    seen: updated.updated_at ?? undefined,
    path: group.path,
    files,
  });
}

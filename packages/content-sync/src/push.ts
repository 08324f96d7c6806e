import { type Change, eachOf, TWO_PLACES } from './change.ts';
import { componentsIn, pushComponents } from './components.ts';
import { fieldNames } from './field-names.ts';
import { type FolderStory, storiesOf, textsOf } from './folder-files.ts';
import { indexOf, parentOf, pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import { isSameJob, type Job, jobsOf } from './push-jobs.ts';
import {
  foldersFor,
  foldersMissing,
  makeFolder,
  placeOf,
  refuseTakenPlaces,
  vacatePaths,
} from './push-places.ts';
import { planOf } from './push-plan.ts';
import { renamed, reversed } from './references.ts';
import type { SpaceStory, StoryFields } from './space.ts';
import { readStories } from './story-file.ts';
import { changesBetween, isSameFields, isSameStory, type Versions, versionsAt } from './story-versions.ts';
import { isChosen, type SyncOptions } from './sync-options.ts';
import { isUnchangedThere, linesOf, versionsHere, versionsThere } from './sync-side.ts';

/**
 * Copies the folder to a space. Sends components, folders, and an empty story for each new story first, so that other
 * stories can refer to its uuid. The content of changed stories follows. Without `force`, a push overwrites no story
 * that was also changed or moved in the space. A story that was deleted in the folder is deleted in the space only with
 * `remove`.
 */
export async function push(options: SyncOptions): Promise<Change[]> {
  const { folder, space, manifest, lastSyncs, write, force, remove, only, progress } = options;
  const stories = storiesOf(readStories(folder));
  const changes = await pushComponents({ folder, space, write });
  const names = fieldNames(componentsIn(folder).list);
  const index = indexOf(await space.list());
  const syncs = lastSyncs.all();
  const toFolder = reversed(manifest.uuids());
  const all = jobsOf(stories, index, syncs, manifest);
  const baseOf = ({ story, target }: Job): LastSync | undefined =>
    target ? syncs.get(target.id) : [...syncs.values()].find(({ uuid }) => uuid === story.uuid);

  const chosen = all.filter(({ story, target }) => isChosen([story.path, target && pathOf(target)], only));
  await eachOf(
    chosen,
    async (job) => {
      const isTwice = all.some((other) => other !== job && isSameJob(job, other));
      job.plan = isTwice
        ? { change: { kind: 'botst', what: job.story.path, why: TWO_PLACES } }
        : await planOf({ ...job, base: baseOf(job), space, uuids: toFolder, names, force });
    },
    write ? undefined : progress,
  );
  const removals = await planRemovals();
  refuseTakenPlaces(chosen, index, new Set(removals.map(({ id }) => id)));
  changes.push(...chosen.flatMap(({ plan }) => plan?.change ?? []));
  const jobs = chosen.filter(({ plan }) => plan?.send !== undefined);
  const placed = all
    .filter((job) => jobs.includes(job) || (job.target && pathOf(job.target) === job.story.path))
    .map(({ story }) => story.path);
  const folders = foldersFor(stories, placed, index);
  changes.push(...foldersMissing(folders, index));
  changes.push(...removals.map(({ change }) => change));
  if (!write) return changes;

  for (const { id } of removals) {
    if (id === undefined) continue;
    await space.remove(id);
    lastSyncs.forget(id);
  }
  const folderIds = new Map(folders.map((path) => [path, index.folder(path)?.id]));
  for (const path of folders) {
    const id = folderIds.get(path) ?? (await makeFolder(path, folderIds.get(parentOf(path)), space)).id;
    folderIds.set(path, id);
    const oldId = stories.find((story) => parentOf(story.path) === path)?.latest.story.parent_id;
    if (oldId && oldId !== id && manifest.toSpace(oldId) !== id)
      manifest.add({ old_id: oldId, new_id: id, created_at: now() });
  }
  const vacated = await vacatePaths(jobs, space);
  await eachOf(jobs, create);
  for (const { story, target, plan } of chosen) {
    if (!target || plan?.change.why === TWO_PLACES) continue;
    mapUuid(story, target);
    if (plan?.isSame) storeSync(story, target.id, target.updated_at ?? '');
  }
  const uuids = manifest.uuids();
  await eachOf(jobs, (job) => fill(job, uuids), progress);
  return changes;

  async function create(job: Job): Promise<void> {
    const { story, plan } = job;
    const isNew = job.target === undefined;
    job.target ??= await space.create({
      ...placeOf(story, folderIds),
      content: { component: story.latest.story.content.component },
    });
    // If the space accepts the folder's uuid, references need no map of uuids, which would exist only on this computer.
    if (
      (isNew || plan?.isUnfilled) &&
      job.target.uuid !== story.uuid &&
      manifest.toSpace(story.uuid) === undefined
    )
      if (await space.setUuid(job.target.id, story.uuid)) job.target = { ...job.target, uuid: story.uuid };
  }

  function mapUuid({ uuid }: FolderStory, target: SpaceStory): void {
    if (target.uuid !== (manifest.toSpace(uuid) ?? uuid))
      manifest.add({ old_id: uuid, new_id: target.uuid, created_at: now() });
  }

  function storeSync({ uuid, path, files }: FolderStory, id: number, seen: string): void {
    lastSyncs.set(id, { uuid, seen, path, files: textsOf(files) });
  }

  /** Sends the versions of a story, unless an editor changed it after the push compared it. */
  async function fill(job: Job, uuids: ReadonlyMap<string, string>): Promise<void> {
    const { story, target, plan } = job;
    if (!target || !plan?.send) return;
    const { send } = plan;
    if (plan.change.kind !== 'nieuw') {
      const latest = await space.story(target.id);
      if (latest.updated_at !== target.updated_at && !plan.isUnfilled && !vacated.has(target.id)) {
        Object.assign(plan.change, {
          kind: 'botst',
          why: 'intussen in de space gewijzigd; probeer het opnieuw',
        });
        return;
      }
    }
    const taken = Object.fromEntries(
      TAKEN.filter((key) => key in story.latest.story).map((key) => [key, story.latest.story[key]]),
    );
    let updated = target;
    const versions: [Versions['latest'] | undefined, boolean][] = [
      [send.published, true],
      [isDraftDue(story, send) ? send.latest : undefined, false],
    ];
    for (const [version, publish] of versions) {
      if (version === undefined) continue;
      const fields = { ...taken, ...version, ...placeOf(story, folderIds), name: version.name };
      updated = await space.update(
        target.id,
        { ...fields, content: renamed(version.content, uuids) } as StoryFields,
        publish,
      );
    }
    if (send.published === undefined && target.published) updated = await space.unpublish(target.id);
    const ours = versionsHere(story.path, story.files);
    // If the space also contains changes that the folder lacks, the next pull must read the story again.
    const seen = ours && isSameStory(ours, send) ? (updated.updated_at ?? '') : '';
    storeSync(story, target.id, seen);
    const fileId = story.latest.story.id;
    if (fileId !== undefined && fileId !== target.id && manifest.toSpace(fileId) !== target.id)
      manifest.add({ old_id: fileId, new_id: target.id, created_at: now() });
  }

  /**
   * Plans what to do with the stories of the space that have no file in the folder. `id`: the story to delete, if any.
   */
  async function planRemovals(): Promise<{ change: Change; id?: number }[]> {
    const ours = new Set(all.map(({ target }) => target?.id));
    const found: { change: Change; id?: number }[] = [];
    for (const listed of index.stories) {
      if (ours.has(listed.id) || !isChosen([pathOf(listed)], only)) continue;
      const base = syncs.get(listed.id);
      const before = base && versionsAt(base);
      const what = listed.full_slug;
      if (base === undefined || before === undefined) {
        found.push({ change: { kind: 'blijft', what, why: 'alleen in de space' } });
      } else if (!isUnchangedThere(base, listed) && !(force && remove)) {
        const theirs = await versionsThere(listed, space, toFolder);
        const fields = linesOf(changesBetween(before, theirs), theirs, names);
        const why =
          'hier verwijderd, in de space gewijzigd; content:pull --force haalt het terug, --delete --force verwijdert het';
        found.push({ change: { kind: 'botst', what, why, fields } });
      } else if (remove) {
        found.push({ change: { kind: 'verwijderd', what, why: 'hier verwijderd' }, id: listed.id });
      } else {
        const why = 'hier verwijderd; met --delete verdwijnt het ook in de space';
        found.push({ change: { kind: 'blijft', what, why } });
      }
    }
    return found;
  }
}

/** Whether a story has a draft: in its own file, or because a merge changed only its latest version. */
const isDraftDue = ({ files }: FolderStory, { published, latest }: Versions): boolean =>
  files.draft !== undefined || published === undefined || !isSameFields(published, latest);

const now = () => new Date().toISOString();

/** The fields that a push may set in addition to the properties and the content. The space sets other dates itself. */
const TAKEN = ['first_published_at'];

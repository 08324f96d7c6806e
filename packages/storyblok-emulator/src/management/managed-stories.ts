import { randomInt, randomUUID } from 'node:crypto';
import type { Edition } from '../folder/edition.ts';
import { InvalidChange, NotFound } from './refusals.ts';
import type { NewFile, Raw, SpaceFiles } from './space-files.ts';
import { draftFile, type Entry, entriesOf, folderFile, publishedFile, shown } from './space-index.ts';
import { placeOf } from './story-place.ts';

/** The fields of a story that a request may set, besides its place. The space assigns all others. */
const SETTABLE = new Set([
  'name',
  'position',
  'tag_list',
  'path',
  'sort_by_date',
  'meta_data',
  'first_published_at',
  'group_id',
  'content',
]);

type Files = Map<string, NewFile | undefined>;

/**
 * The stories and folders of a space, with the operations of the Management API. Each operation writes the files of the
 * space. Throws {@link NotFound} for an unknown id, and {@link InvalidChange} for a change that the space refuses.
 */
export function managedStories(edition: () => Edition, files: SpaceFiles) {
  const find = (id: number): Entry => {
    const entry = entriesOf(edition()).find((candidate) => candidate.id === id);
    if (!entry) throw new NotFound();
    return entry;
  };
  const one = (id: number) => {
    const entry = find(id);
    return { ...shown(entry, edition(), files), ...(entry.story && { content: entry.story.content }) };
  };

  /**
   * Reads the versions of a story. A draft is in its own file or, if Storyblok's CLI wrote it, in a file with
   * `"published": false`.
   */
  function versionsOf({ path }: Entry) {
    const plain = files.read(publishedFile(path));
    const isDraft = plain?.published === false;
    const draft = files.read(draftFile(path)) ?? (isDraft ? plain : undefined);
    const latest = draft ?? plain;
    if (!latest) throw new InvalidChange({ base: [`the folder has no ${publishedFile(path)}`] });
    return { latest, published: isDraft ? undefined : plain, draft };
  }

  function checkComponent(content: unknown): void {
    const name =
      typeof content === 'object' && content && 'component' in content ? content.component : undefined;
    if (!edition().components.some((component) => component.name === name))
      throw new InvalidChange({ content: [`component ${JSON.stringify(name)} is unknown`] });
  }

  /** Adds the files of one version of a story to `changed`. Publishing removes the draft. */
  function save(
    story: Raw,
    path: string,
    { publish, at }: { publish: boolean; at: number },
    changed: Files,
  ): void {
    const now = new Date(at).toISOString();
    const { published: _, ...kept } = story;
    const saved = { ...kept, updated_at: now };
    if (!publish) {
      changed.set(draftFile(path), { json: saved, modified: at });
      if (files.read(publishedFile(path))?.published === false) changed.set(publishedFile(path), undefined);
      return;
    }
    const dates = { published_at: now, first_published_at: story.first_published_at ?? now };
    changed.set(publishedFile(path), { json: { ...saved, ...dates }, modified: at });
    changed.set(draftFile(path), undefined);
  }

  /** Moves the files of a story, or of a folder with everything in it. Preserves the modification time of each file. */
  function move(entry: Entry, to: string, parentId: number): void {
    const changed: Files = new Map();
    const moved =
      entry.story === undefined ? entriesOf(edition()).filter((one) => isWithin(one, entry)) : [entry];
    for (const one of moved) {
      const target = to + one.path.slice(entry.path.length);
      for (const file of [publishedFile, draftFile, folderFile]) {
        const json = files.read(file(one.path));
        const isOwn = json && (json.is_folder === true) === (one.story === undefined);
        if (!isOwn) continue;
        const place = { slug: target.slice(target.lastIndexOf('/') + 1), full_slug: target };
        // Write the ids too: if the file lacks them, the emulator derives them from its path.
        const ids = { id: one.id, uuid: one.uuid, parent_id: one === entry ? parentId : one.parentId };
        if (!changed.has(file(one.path))) changed.set(file(one.path), undefined);
        changed.set(file(target), {
          json: { ...json, ...place, ...ids },
          modified: files.modified(file(one.path)),
        });
      }
    }
    files.change(changed);
  }

  /** Saves the latest version of a story, either as published or as a draft, and removes the other version. */
  function saveAgain(id: number, publish: boolean) {
    const entry = find(id);
    if (entry.story === undefined) throw new NotFound();
    const { latest } = versionsOf(entry);
    const changed: Files = new Map([[publishedFile(entry.path), undefined]]);
    save({ ...latest, id, uuid: entry.uuid }, entry.path, { publish, at: files.now() }, changed);
    files.change(changed);
    return one(id);
  }

  return {
    one,
    list: () => entriesOf(edition()),
    shown: (entry: Entry) => shown(entry, edition(), files),

    create(fields: Raw, publish: boolean) {
      const { path, parentId, slug, isStartpage } = placeOf(fields, undefined, entriesOf(edition()));
      if (typeof fields.name !== 'string' || fields.name === '')
        throw new InvalidChange({ name: ["can't be blank"] });
      const at = files.now();
      const now = new Date(at).toISOString();
      const ids = new Set(entriesOf(edition()).map(({ id }) => id));
      let id = randomInt(2 ** 30, 2 ** 31);
      while (ids.has(id)) id = randomInt(2 ** 30, 2 ** 31);
      const given = Object.fromEntries(Object.entries(fields).filter(([key]) => SETTABLE.has(key)));
      const place = { slug, full_slug: path, parent_id: parentId };
      const made = { id, uuid: randomUUID(), created_at: now, updated_at: now };
      const changed: Files = new Map();
      if (fields.is_folder === true) {
        const json = { name: fields.name, ...made, ...place, is_folder: true };
        changed.set(folderFile(path), { json, modified: at });
      } else {
        checkComponent(fields.content);
        const dates = { published_at: null, first_published_at: null };
        const story = { ...dates, ...given, ...made, ...place, is_startpage: isStartpage };
        save(story, path, { publish, at }, changed);
      }
      files.change(changed);
      return one(id);
    },

    update(id: number, fields: Raw, publish: boolean) {
      const entry = find(id);
      const { path, parentId, slug, isStartpage } = placeOf(fields, entry, entriesOf(edition()));
      if (fields.content !== undefined) checkComponent(fields.content);
      if (path !== entry.path) move(entry, path, parentId);
      const at = files.now();
      const given = Object.fromEntries(Object.entries(fields).filter(([key]) => SETTABLE.has(key)));
      const changed: Files = new Map();
      const place = { slug, full_slug: path, parent_id: parentId };
      if (entry.story === undefined) {
        const { id, uuid, name } = entry;
        const known = files.read(folderFile(path)) ?? { id, uuid, is_folder: true };
        const next = {
          ...known,
          name: fields.name ?? name,
          ...place,
          updated_at: new Date(at).toISOString(),
        };
        changed.set(folderFile(path), { json: next, modified: at });
      } else {
        const { latest } = versionsOf({ ...entry, path });
        const { uuid } = entry;
        save(
          { ...latest, ...given, ...place, id, uuid, is_startpage: isStartpage },
          path,
          { publish, at },
          changed,
        );
      }
      files.change(changed);
      return one(id);
    },

    publish: (id: number) => saveAgain(id, true),
    /** Makes a published story a draft. A saved draft stays as it is. */
    unpublish: (id: number) => saveAgain(id, false),

    /** Deletes a story, or a folder with everything in it. Returns it as it was. */
    remove(id: number) {
      const entry = find(id);
      const last = one(id);
      const removed =
        entry.story === undefined
          ? entriesOf(edition()).filter((candidate) => isWithin(candidate, entry))
          : [entry];
      const changed: Files = new Map();
      for (const { path, story } of removed) {
        if (story === undefined) changed.set(folderFile(path), undefined);
        else for (const file of [publishedFile, draftFile]) changed.set(file(path), undefined);
      }
      files.change(changed);
      return last;
    },

    setUuid(id: number, uuid: string) {
      const entry = find(id);
      if (entriesOf(edition()).some((other) => other.uuid === uuid && other.id !== id))
        throw new InvalidChange({ uuid: ['has already been taken'] });
      const changed: Files = new Map();
      const at = files.now();
      for (const file of entry.story ? [publishedFile, draftFile] : [folderFile]) {
        const json = files.read(file(entry.path));
        if (json) changed.set(file(entry.path), { json: { ...json, id, uuid }, modified: at });
      }
      files.change(changed);
      return one(id);
    },
  };
}

/** Whether an entry is the folder itself, its start page or inside the folder. */
const isWithin = ({ path, isStartpage, id }: Entry, folder: Entry): boolean =>
  id === folder.id || path.startsWith(`${folder.path}/`) || (isStartpage && path === folder.path);

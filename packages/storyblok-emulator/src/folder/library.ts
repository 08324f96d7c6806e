import { ZodError } from 'zod';
import { byCodeUnit } from '../stories/story-index.ts';
import { type ComponentSchema, parseComponents } from './component-schema.ts';
import { type Datasource, parseDatasources } from './datasource.ts';
import { type Edition, type FiledStory, makeEdition } from './edition.ts';
import type { FileChange, FolderChanges } from './folder-reader.ts';
import { parseSpace, type SpaceFile, UNNAMED_SPACE } from './space-file.ts';
import { type FolderFile, parseStory } from './story.ts';

export interface Library {
  /** Applies changes of the folder. */
  apply: (changes: FolderChanges) => void;
  /** The current content. Throws before the first `apply`. */
  edition: () => Edition;
}

const STORIES = 'stories/';
const DRAFT = '.draft.json';
/**
 * Matches the files of components. Storyblok's CLI puts them in a folder per space, with `--separate-files` in one file
 * per component. Version 3 of the CLI puts them next to the folder of stories.
 */
const COMPONENTS = /^components(?:\.\d+)?\.json$|^components\/\d+\/[^/]+\.json$/;
/** Matches the files of datasources, in the layouts of the CLI. */
const DATASOURCES = /^datasources\.json$|^datasources\/\d+\/[^/]+\.json$/;
const SPACE = 'space.json';
const MODEL_FOLDER = /^(?:components|datasources)(?:\/\d+)?$/;
/** Matches files that the CLI writes next to components but that contain no components. */
const NO_COMPONENTS = /(?:^|[/.])(?:groups|presets?|tags)\.json$/;

/** Whether a file or folder is read at startup. Images are read on request instead. */
export function isContentPath(path: string, kind: 'file' | 'folder'): boolean {
  if (path.slice(path.lastIndexOf('/') + 1).startsWith('.')) return false;
  if (kind === 'folder') return path === 'stories' || path.startsWith(STORIES) || MODEL_FOLDER.test(path);
  if (COMPONENTS.test(path)) return !NO_COMPONENTS.test(path);
  if (DATASOURCES.test(path) || path === SPACE) return true;
  return path.startsWith(STORIES) && path.endsWith('.json');
}

/**
 * Stores the content of the files read so far. A file with an error is skipped and reported once on `log`, with its
 * name. If a file becomes malformed, its last valid version stays until the file is repaired. A partial save therefore
 * does not remove a page.
 */
export function createLibrary(log: (line: string) => void): Library {
  const files = new Map<string, FiledStory>();
  const folders = new Map<string, FolderFile>();
  const remarks = new Map<string, string>();
  const components = new Shelf<ComponentSchema>(parseComponents);
  const datasources = new Shelf<Datasource>(parseDatasources);
  const spaces = new Shelf<SpaceFile>((text) => [parseSpace(text)]);
  let edition: Edition | undefined;
  let said = new Set<string>();
  let readings = 0;

  function takeIn(path: string, change: FileChange): void {
    remarks.delete(path);
    try {
      if (change.kind === 'unreadable') throw new Error(`cannot be read: ${change.reason}`);
      const text = change.kind === 'text' ? change.text : undefined;
      if (path.startsWith(STORIES)) takeInStory(path, text);
      else if (COMPONENTS.test(path)) components.take(path, text);
      else if (DATASOURCES.test(path)) datasources.take(path, text);
      else spaces.take(path, text);
    } catch (error) {
      const isKept = [files, components.files, datasources.files, spaces.files].some((kept) =>
        kept.has(path),
      );
      remarks.set(path, `${reasonOf(error)}; ${isKept ? 'the last good version stays' : 'left out'}`);
    }
  }

  function takeInStory(path: string, text: string | undefined): void {
    if (text === undefined) {
      files.delete(path);
      folders.delete(path);
      return;
    }
    const read = parseStory(text, fullSlugOf(path));
    if (read.kind === 'malformed') throw new Error(read.reason);
    folders.delete(path);
    if (read.kind === 'folder') {
      files.delete(path);
      if (read.folder) folders.set(path, read.folder);
      return;
    }
    const { story, keys, isPublished, remark } = read;
    const isDraft = path.endsWith(DRAFT) || !isPublished;
    const since = files.get(path)?.since ?? readings;
    files.set(path, { path, isDraft, story, keys: isDraft ? keys : [], since });
    if (remark) remarks.set(path, remark);
  }

  return {
    apply: (changes) => {
      let newest = 0;
      for (const [path, change] of changes) {
        takeIn(path, change);
        if (change.kind === 'text') newest = Math.max(newest, Math.floor(change.modified / 1000));
      }
      readings += 1;
      const now = Math.floor(Date.now() / 1000);
      // At startup the version is the time of the newest file. A restart with unchanged content therefore keeps the
      // version.
      const version = edition ? Math.max(edition.version + 1, now) : Math.min(newest, now);
      const saying = new Set<string>();
      const complain = (line: string) => {
        if (!said.has(line) && !saying.has(line)) log(line);
        saying.add(line);
      };
      for (const [path, remark] of remarks) complain(`${path}: ${remark}`);
      edition = makeEdition({
        files: files.values(),
        components: components.all(),
        datasources: datasources.all(),
        folders: [...folders.values()],
        space: spaces.all()[0] ?? UNNAMED_SPACE,
        version,
        complain,
      });
      said = saying;
    },
    edition: () => {
      if (!edition) throw new Error('The content has not been read yet');
      return edition;
    },
  };
}

/** Combines the items of several files of one kind, in the order of their paths. */
class Shelf<Item> {
  readonly files = new Map<string, readonly Item[]>();
  readonly #parse: (text: string) => readonly Item[];
  #all: readonly Item[] | undefined;

  constructor(parse: (text: string) => readonly Item[]) {
    this.#parse = parse;
  }

  /** Sets the text of a file; undefined removes the file. Throws if the text is invalid. */
  take(path: string, text: string | undefined): void {
    if (text === undefined) this.files.delete(path);
    else this.files.set(path, this.#parse(text));
    this.#all = undefined;
  }

  /** Returns the same array object until a file changes, because callers memoize values by that object. */
  all(): readonly Item[] {
    this.#all ??= [...this.files].sort(([a], [b]) => byCodeUnit(a, b)).flatMap(([, items]) => items);
    return this.#all;
  }
}

function fullSlugOf(path: string): string {
  return path.slice(STORIES.length, path.endsWith(DRAFT) ? -DRAFT.length : -'.json'.length);
}

function reasonOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join(', ');
  if (error instanceof SyntaxError) return `is not JSON: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

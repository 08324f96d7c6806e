import { ZodError } from 'zod';
import { byCodeUnit } from '../stories/story-index.ts';
import { type ComponentSchema, parseComponents } from './component-schema.ts';
import { type Datasource, parseDatasources } from './datasource.ts';
import { type Edition, type FiledStory, makeEdition } from './edition.ts';
import type { FileChange, FolderChanges } from './folder-reader.ts';
import { parseSpace, type SpaceFile, UNNAMED_SPACE } from './space-file.ts';
import { type FolderFile, parseStory } from './story.ts';

export interface Library {
  /** Takes in what changed on disk. */
  apply: (changes: FolderChanges) => void;
  /** The content as it is now; throws before the first `apply`. */
  edition: () => Edition;
}

const STORIES = 'stories/';
const DRAFT = '.draft.json';
/**
 * The files beside the stories, each of which may be missing. Storyblok's command line puts them in folders, with
 * `--separate-files` each component and datasource in a file of its own; in its third version beside each other.
 */
const COMPONENTS = /^components(?:\.\d+)?\.json$|^components\/\d+\/[^/]+\.json$/;
const DATASOURCES = /^datasources\.json$|^datasources\/\d+\/[^/]+\.json$/;
const SPACE = 'space.json';
const MODEL_FOLDER = /^(?:components|datasources)(?:\/\d+)?$/;
/** What the command line writes beside components, which are none. */
const NO_COMPONENTS = /(?:^|[/.])(?:groups|presets?|tags)\.json$/;

/** Which files and folders of the content folder are read ahead (images are read when asked for). */
export function isContentPath(path: string, kind: 'file' | 'folder'): boolean {
  if (path.slice(path.lastIndexOf('/') + 1).startsWith('.')) return false;
  if (kind === 'folder') return path === 'stories' || path.startsWith(STORIES) || MODEL_FOLDER.test(path);
  if (COMPONENTS.test(path)) return !NO_COMPONENTS.test(path);
  if (DATASOURCES.test(path) || path === SPACE) return true;
  return path.startsWith(STORIES) && path.endsWith('.json');
}

/**
 * Keeps the content of the files read so far. What is wrong with a file is said once on `log`, with the
 * file's name, and the file is left out: one bad file stops nothing. A file that becomes malformed
 * stays as it last was until it is repaired, so that saving halfway takes no page away.
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
      // At the start it is the time of the newest file: starting again over the same content changes nothing.
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

/** What several files of one kind hold together, in the order of their paths. */
class Shelf<Item> {
  readonly files = new Map<string, readonly Item[]>();
  readonly #parse: (text: string) => readonly Item[];
  #all: readonly Item[] | undefined;

  constructor(parse: (text: string) => readonly Item[]) {
    this.#parse = parse;
  }

  /** Takes in a file's text, or without one that the file is gone. Throws where the text cannot be read. */
  take(path: string, text: string | undefined): void {
    if (text === undefined) this.files.delete(path);
    else this.files.set(path, this.#parse(text));
    this.#all = undefined;
  }

  /** The same list until a file changes: what is made of it is kept by it. */
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

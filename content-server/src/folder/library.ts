import { type ComponentSchema, parseComponents } from './component-schema.ts';
import { type Datasource, parseDatasources } from './datasource.ts';
import { type Edition, type FiledStory, makeEdition } from './edition.ts';
import type { FileChange, FolderChanges } from './folder-reader.ts';
import { parseSpace, UNNAMED_SPACE } from './space-file.ts';
import { parseStory } from './story.ts';

export interface Library {
  /** Takes in what changed on disk. */
  apply: (changes: FolderChanges) => void;
  /** The content as it is now; throws before the first `apply`. */
  edition: () => Edition;
}

const STORIES = 'stories/';
const DRAFT = '.draft.json';
/** The files beside the stories, each of which may be missing; Storyblok's command line puts them in folders. */
const MODEL_FILE = /^(?:(components|datasources)\/\d+\/)?(components|datasources|space)\.json$/;
const MODEL_FOLDER = /^(?:components|datasources)(?:\/\d+)?$/;

/** Which files and folders of the content folder are read ahead (images are read when asked for). */
export function isContentPath(path: string, kind: 'file' | 'folder'): boolean {
  if (path.slice(path.lastIndexOf('/') + 1).startsWith('.')) return false;
  if (kind === 'folder') return path === 'stories' || path.startsWith(STORIES) || MODEL_FOLDER.test(path);
  if (MODEL_FILE.test(path)) return true;
  return path.startsWith(STORIES) && path.endsWith('.json');
}

/**
 * Keeps the content of the files read so far. What is wrong with a file is said once on `log`, with the
 * file's name, and the file is left out: one bad file stops nothing. A story whose file becomes malformed
 * stays as it last was until the file is repaired, so that saving halfway takes no page away.
 */
export function createLibrary(log: (line: string) => void): Library {
  const files = new Map<string, FiledStory>();
  const remarks = new Map<string, string>();
  let components: readonly ComponentSchema[] = [];
  let datasources: readonly Datasource[] = [];
  let space = UNNAMED_SPACE;
  let edition: Edition | undefined;
  let said = new Set<string>();

  function takeIn(path: string, change: FileChange): void {
    remarks.delete(path);
    if (!path.startsWith(STORIES)) {
      takeInModel(path, change);
      return;
    }
    if (change.kind === 'gone') {
      files.delete(path);
      return;
    }
    const read =
      change.kind === 'text'
        ? parseStory(change.text, fullSlugOf(path))
        : { kind: 'malformed' as const, reason: `cannot be read: ${change.reason}` };
    if (read.kind === 'story') {
      files.set(path, { path, isDraft: path.endsWith(DRAFT) || !read.isPublished, story: read.story });
      if (read.remark) remarks.set(path, read.remark);
    } else if (read.kind === 'folder') {
      files.delete(path);
    } else {
      remarks.set(path, `${read.reason}; ${files.has(path) ? 'the last good version stays' : 'left out'}`);
    }
  }

  function takeInModel(path: string, change: FileChange): void {
    try {
      if (change.kind === 'unreadable') throw new Error(change.reason);
      const text = change.kind === 'text' ? change.text : undefined;
      if (path.endsWith('components.json')) components = parseComponents(text ?? '[]');
      else if (path.endsWith('datasources.json')) datasources = parseDatasources(text ?? '[]');
      else space = parseSpace(text ?? '{}');
    } catch (error) {
      remarks.set(path, String(error).replaceAll(/\s+/g, ' '));
    }
  }

  return {
    apply: (changes) => {
      let newest = 0;
      for (const [path, change] of changes) {
        takeIn(path, change);
        if (change.kind === 'text') newest = Math.max(newest, Math.floor(change.modified / 1000));
      }
      const now = Math.floor(Date.now() / 1000);
      // At the start it is the time of the newest file: starting again over the same content changes nothing.
      const version = edition ? Math.max(edition.version + 1, now) : Math.min(newest, now);
      const saying = new Set<string>();
      const complain = (line: string) => {
        if (!said.has(line) && !saying.has(line)) log(line);
        saying.add(line);
      };
      for (const [path, remark] of remarks) complain(`${path}: ${remark}`);
      edition = makeEdition({ files: files.values(), components, datasources, space, version, complain });
      said = saying;
    },
    edition: () => {
      if (!edition) throw new Error('The content has not been read yet');
      return edition;
    },
  };
}

function fullSlugOf(path: string): string {
  return path.slice(STORIES.length, path.endsWith(DRAFT) ? -DRAFT.length : -'.json'.length);
}

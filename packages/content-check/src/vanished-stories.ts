import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStoryFile, type StoryFile } from './story-file.ts';

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/**
 * Returns the stories that were published in a commit and whose files are missing now, because an editor moved,
 * unpublished or deleted the story. Returns `undefined` without Git, outside a repository, or for an unknown commit.
 */
export function vanishedStories(folder: string, commit: string): StoryFile[] | undefined {
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-C', folder, ...args], { maxBuffer: MAX_OUTPUT_BYTES, encoding: 'utf8' });
  const listed = git('ls-tree', '-r', '-z', commit, './stories/');
  if (listed.status !== 0) return undefined;
  const gone = listed.stdout.split('\0').flatMap((line) => {
    const [, blob, path = ''] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    const isPublished = path.endsWith('.json') && !path.endsWith('.draft.json');
    return blob && isPublished && !existsSync(join(folder, path)) ? [{ blob, path }] : [];
  });
  return gone.flatMap(({ blob, path }) => {
    const file = readStoryFile(path.replace(/^stories\//, ''), git('cat-file', 'blob', blob).stdout);
    return 'content' in file ? [file] : [];
  });
}

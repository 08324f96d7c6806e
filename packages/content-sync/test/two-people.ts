import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { temporarySpace } from './temporary-space.ts';

export const GIFT = 'nieuws/een-uur-cadeau';
export const BUS = 'nieuws/pendelbus-van-perron-naar-podium';

/** Creates a space and two people, An and Bo, who each have a copy of the same folder and their own manifest. */
export async function twoPeople() {
  const all = await temporarySpace();
  all.someContent('An');
  await all.syncAs('data-An', 'push', 'An', '--write');
  cpSync(all.folder('An'), all.folder('Bo'), { recursive: true });
  const person = (name: 'An' | 'Bo') => ({
    push: (...flags: string[]) => all.syncAs(`data-${name}`, 'push', name, '--write', ...flags),
    pull: (...flags: string[]) => all.syncAs(`data-${name}`, 'pull', name, '--write', ...flags),
    file: (path: string) => join(all.folder(name), 'stories', path),
    edit: (path: string, fields: Record<string, unknown>) =>
      all.editStory(name, path, ({ content }) => void Object.assign(content, fields)),
    story: (path: string) => JSON.parse(all.storiesIn(name)[path] ?? 'null'),
    files: () => Object.keys(all.storiesIn(name)),
  });
  const inSpace = async (path: string) =>
    (await all.space.stories()).find(
      ({ full_slug, is_folder }) => !is_folder && full_slug.replace(/\/$/, '') === path,
    );
  await person('Bo').push();
  return { ...all, an: person('An'), bo: person('Bo'), inSpace };
}

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../e2e/support/process.ts';

/** A build: the server, and the folder of the files that browsers load. */
export type Build = { server: string; assets: string };

export const buildAt = (root: string): Build => ({
  server: join(root, 'web', 'build', 'server', 'server', 'main.js'),
  assets: join(root, 'web', 'build', 'client', 'assets'),
});

const SOURCES = ['web', 'packages', 'scripts', 'package.json', 'tsconfig.base.json', '.nvmrc'];
const LEFT_OUT = /\/(?:node_modules|build|\.data)$/;
/** A stylesheet of every page, which the second release changes. */
const STYLES = join('web', 'src', 'ui', 'styles', 'tokens.css');
/** A module that every page needs and that the second release changes. */
const TEXTS = join('web', 'src', 'domain', 'pages', 'texts.ts');

/**
 * Builds the sources a second time with the changes of a new release. `remove` deletes the folder of the
 * build.
 */
export async function secondBuild(): Promise<Build & { remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    for (const source of SOURCES)
      await cp(join(ROOT, source), join(root, source), {
        recursive: true,
        filter: (from) => !LEFT_OUT.test(from),
      });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const styles = await readFile(join(root, STYLES), 'utf8');
    await writeFile(join(root, STYLES), `${styles}\n:root {\n  --release: 2;\n}\n`);
    const texts = await readFile(join(root, TEXTS), 'utf8');
    const changed = texts.replace('is een verplicht veld', 'moet ingevuld zijn');
    if (changed === texts) throw new Error(`${TEXTS} has no text to change`);
    await writeFile(join(root, TEXTS), changed);
    await promisify(execFile)(process.execPath, [join(root, 'scripts', 'build-site.mjs')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
    return { ...buildAt(root), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../e2e/support/process.ts';
import { NEXT_MIGRATION } from '../../web/test/submissions/next-release.ts';

/** A build: the server, and the folder of the files that browsers load. */
export type Build = { server: string; assets: string };

export const buildAt = (root: string): Build => ({
  server: join(root, 'web', 'build', 'server', 'server', 'main.js'),
  assets: join(root, 'web', 'build', 'client', 'assets'),
});

const SOURCES = [
  'web',
  'packages',
  'scripts',
  join('content', 'components.json'),
  'package.json',
  'tsconfig.base.json',
  '.nvmrc',
];
const LEFT_OUT = /\/(?:node_modules|build|\.data)$/;
/** A stylesheet that every page has, and that the second release changes. */
const STYLES = join('web', 'src', 'ui', 'styles', 'tokens.css');
/** A module that every page needs and that the second release changes. */
const TEXTS = join('web', 'src', 'domain', 'pages', 'texts.ts');

/** The module with the migrations, to which the second release adds one. */
const MIGRATIONS = join('web', 'src', 'submissions', 'migrations.ts');
const FIRST_MIGRATION = "  '0001-submissions': {";
const ADDED_MIGRATION = `  '${NEXT_MIGRATION}': {
    up: async (db) => {
      await db.schema.createTable('bookings').addColumn('id', 'text').execute();
      await db.schema.alterTable('submissions').addColumn('language', 'text').execute();
    },
  },
`;

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
    const change = async (file: string, before: string, after: string) => {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no «${before}» to change`);
      await writeFile(join(root, file), text.replace(before, after));
    };
    const styles = await readFile(join(root, STYLES), 'utf8');
    await writeFile(join(root, STYLES), `${styles}\n:root {\n  --release: 2;\n}\n`);
    await change(TEXTS, 'Delen:', 'Deel dit:');
    await change(MIGRATIONS, FIRST_MIGRATION, ADDED_MIGRATION + FIRST_MIGRATION);
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

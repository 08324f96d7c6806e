import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The content model, and the types that are generated from it. */
export const MODEL = join(import.meta.dirname, '../content/components.json');
export const CONTENT_TYPES = join(import.meta.dirname, 'src/cms/content-types.d.ts');

const CLI = fileURLToPath(import.meta.resolve('storyblok'));
const HEADER = `// Generated from content/components.json by \`npm run content-types -w web\`, which runs the Storyblok CLI
// (\`storyblok types generate --strict\`). Do not edit: change the model and run the command again.
import type { ISbStoryData } from 'storyblok-js-client';
`;

/**
 * The types of the raw content of every component of a model, by the Storyblok CLI. It needs no account and no network.
 * The CLI writes a file per space and one for its own field types; this joins them, and adds the unions `StoryContent`
 * (content types) and `BlockContent` (nestable blocks), which the CLI does not write.
 *
 * @param model path of a `components.json`
 */
export function generateContentTypes(model: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-types-'));
  try {
    const components = join(folder, '.storyblok/components/content');
    mkdirSync(components, { recursive: true });
    cpSync(model, join(components, 'components.json'));
    const quiet = ['--no-ui-enabled', '--no-log-file-enabled', '--no-report-enabled'];
    const command = ['types', 'generate', '--space', 'content', '--filename', 'content', '--strict'];
    // The CLI creates an empty file of credentials in the home folder of whoever runs it.
    const env = { ...process.env, HOME: folder, USERPROFILE: folder };
    execFileSync(process.execPath, [CLI, ...quiet, ...command], { cwd: folder, env, stdio: 'pipe' });
    const types = join(folder, '.storyblok/types');
    const own = readFileSync(join(types, 'storyblok.d.ts'), 'utf8');
    const content = readFileSync(join(types, 'content/content.d.ts'), 'utf8');
    const unions = unionsOf(content, JSON.parse(readFileSync(model, 'utf8')));
    return [HEADER, declarations(own), declarations(content), unions].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The declarations of a generated file, without its header, its imports from the other one and its list of exports. */
function declarations(file: string): string {
  return file
    .replace(/^\/\/.*\n/gm, '')
    .replace(/^import type .* from '\.\.\/storyblok\.d\.ts';\n/m, '')
    .replace(/^export type \{.*\};\n/m, '')
    .replace(/^import type \{ ISbStoryData \} .*\n/m, '')
    .replace(/^export interface /gm, 'interface ')
    .trim()
    .concat('\n');
}

function unionsOf(content: string, components: { name: string; is_nestable: boolean }[]): string {
  const names = new Map(
    [...content.matchAll(/^export interface (\w+) \{$.*?^ {2}component: "(\w+)";$/gms)].map(
      ([, type = '', name = '']) => [name, type],
    ),
  );
  const union = (isNestable: boolean) =>
    components
      .filter(({ is_nestable }) => is_nestable === isNestable)
      .map(({ name }) => `\n  | ${names.get(name)}`)
      .join('');
  return `export type StoryContent =${union(false)};\n\nexport type BlockContent =${union(true)};\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(CONTENT_TYPES, generateContentTypes(MODEL));

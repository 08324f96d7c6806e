// Runs content:push or content:pull against an emulated space:
//   npm run content:rehearse -- push|pull [--as NAME] [--fresh] [options of content:push]
// The space and each person's copy of the content folder are in DATA_DIR/rehearsal. Nothing else changes.

import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from './child.mjs';
import { ROOT } from './places.mjs';

const USAGE = `npm run content:rehearse -- push|pull [--as NAAM] [--fresh] [opties van content:push]
  --as NAAM   wie het doet: elke naam heeft een eigen kopie van de inhoud en een eigen geheugen (anders ‘ik’)
  --fresh     begint opnieuw, met een lege space en verse kopieën
De space is een map met bestanden. Wijzig er een verhaal in zoals een redacteur dat zou doen, en doe dan pull.`;

const SPACE = '101';
const TOKEN = 'oefening';

const [direction, ...given] = process.argv.slice(2);
if (direction !== 'push' && direction !== 'pull') {
  console.error(USAGE);
  process.exit(2);
}
const args = given.filter((arg, at) => arg !== '--fresh' && arg !== '--as' && given[at - 1] !== '--as');
const person = given.includes('--as') ? (given[given.indexOf('--as') + 1] ?? '') : 'ik';
if (!/^[\w-]+$/.test(person)) {
  console.error(`De naam ‘${person}’ kan niet: gebruik letters en cijfers.\n\n${USAGE}`);
  process.exit(2);
}

const rehearsal = join(resolve(process.env.DATA_DIR || '.data'), 'rehearsal');
const space = join(rehearsal, 'space');
const own = join(rehearsal, person);
const content = resolve(process.env.CONTENT_DIR || join(ROOT, 'content'));
if (given.includes('--fresh')) rmSync(rehearsal, { recursive: true, force: true });
mkdirSync(space, { recursive: true });
if (!existsSync(join(own, 'content'))) {
  for (const part of ['components.json', 'stories'])
    cpSync(join(content, part), join(own, 'content', part), { recursive: true });
}

const emulator = spawn(
  process.execPath,
  [
    join(ROOT, 'packages', 'storyblok-emulator', 'src', 'main.ts'),
    ...['--content', space, '--port', '0', '--space', SPACE, '--management-token', TOKEN, '--no-watch'],
  ],
  { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PORT: '', CONTENT_DIR: '' } },
);
let code = 1;
try {
  const env = { ...process.env, STORYBLOK_PERSONAL_TOKEN: TOKEN, DATA_DIR: own, CONTENT_DIR: '' };
  const sync = join(ROOT, 'packages', 'content-sync', 'src', 'main.ts');
  const fixed = ['--space', SPACE, '--url', await addressOf(emulator), '--content', join(own, 'content')];
  code = await run(process.execPath, [sync, direction, ...fixed, ...args], { env });
  console.log(
    `\nDe space: ${join(space, 'stories')}\nDe inhoud van ${person}: ${join(own, 'content', 'stories')}`,
  );
} finally {
  emulator.kill();
}
process.exitCode = code;

/**
 * Returns the address of the emulator once it listens. Rejects if it ends first.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The emulator did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /REST (http:\/\/\S+?)\/v2\/cdn/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
}

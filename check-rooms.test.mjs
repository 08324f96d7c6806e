import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { roomViolations } from './check-rooms.mjs';

const planted = [];
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

/** The violations of a tree of files, given as path and text. */
function violationsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'));
  planted.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return roomViolations(root);
}

/** One forbidden import per rule: where it stands, what it says, and the rule that names it. */
const FORBIDDEN = [
  ['domain/day.ts', '../ui/Button.tsx', 'domain knows nothing of ours'],
  ['domain/day.ts', '../env.ts', 'domain knows nothing of ours'],
  ['domain/day.ts', 'react', 'domain may import only date-fns and @date-fns/tz'],
  ['domain/day.ts', 'zod', 'domain may import only date-fns and @date-fns/tz'],
  ['domain/day.ts', 'node:fs', 'domain may import only date-fns and @date-fns/tz'],
  ['ui/Button.tsx', '../domain/day.ts', 'ui knows nothing of ours'],
  ['cms/ask.ts', '../uit/ask.ts', 'cms may import only domain, env'],
  ['cms/ask.ts', '../now.ts', 'cms may import only domain, env'],
  ['cms/ask.ts', '../blocks/Hero.tsx', 'cms may import only domain, env'],
  ['cms/ask.ts', 'react', 'cms never imports React'],
  ['uit/ask.ts', '../cms/ask.ts', 'uit may import only domain, env'],
  ['uit/ask.ts', 'react-dom/server', 'uit never imports React'],
  ['delivery/outbox.ts', '../features/form.ts', 'delivery may import only domain, env'],
  ['delivery/outbox.ts', 'react-router', 'delivery never imports React'],
  ['delivery/outbox.ts', 'storyblok-emulator', 'only cms, uit and the doors reach the embedded servers'],
  ['features/filter.ts', '../cms/ask.ts', 'features may import only domain, ui'],
  ['features/filter.ts', '../routes/home.tsx', 'routes are never imported'],
  ['cards/Card.tsx', '../blocks/Hero.tsx', 'cards may import only domain, features, ui'],
  ['cards/Card.tsx', '../delivery/outbox.ts', 'cards may import only domain, features, ui'],
  ['blocks/Hero.tsx', '../screens/home/Home.tsx', 'blocks may import only domain, cards, features, ui'],
  ['blocks/Hero.tsx', 'storyblok-emulator', 'only cms, uit and the doors reach the embedded servers'],
  ['site/Header.tsx', '../cards/Card.tsx', 'site may import only domain, features, ui'],
  [
    'screens/home/Home.tsx',
    '../../cms/ask.ts',
    'screens may import only domain, blocks, cards, site, features, ui',
  ],
  ['screens/home/Home.tsx', '../../routes/home.tsx', 'routes are never imported'],
  ['routes/home.tsx', '../root.tsx', 'routes may import only'],
  ['routes/home.tsx', 'virtual:react-router/server-build', 'only serve runs the built site'],
  ['serve/app.ts', '../screens/home/Home.tsx', 'serve may import only domain, env, now, delivery'],
  ['serve/app.ts', '../cms/ask.ts', 'serve may import only domain, env, now, delivery'],
  ['env.ts', './domain/day.ts', 'env may import nothing of ours'],
  ['now.ts', './cms/ask.ts', 'now may import only env'],
  ['entry.client.tsx', './site/Header.tsx', 'entry may import only env, serve'],
  ['routes.ts', './domain/day.ts', 'routes.ts may import nothing of ours'],
  ['domain/day.ts', '../../../content-server/src/story.ts', 'web/src imports nothing from outside by path'],
];

describe('check-rooms', () => {
  it.each(FORBIDDEN)('names %s that imports %s', (file, specifier, rule) => {
    const [line, ...others] = violationsOf({ [`web/src/${file}`]: `\nimport { x } from '${specifier}';\n` });
    expect(line).toMatch(
      new RegExp(`^web/src/${file.replaceAll('.', '\\.')}:2 imports ${specifier.replaceAll('.', '\\.')}: `),
    );
    expect(line).toContain(rule);
    expect(others).toEqual([]);
  });

  it.each([
    ["import type { X } from '../cms/x.ts';"],
    ["import '../cms/x.ts';"],
    ["export { x } from '../cms/x.ts';"],
    ["export type * from '../cms/x.ts';"],
    ["const x = () => import('../cms/x.ts');"],
    ["type X = import('../cms/x.ts').X;"],
    ["import style from '../cms/x.module.css?inline';"],
  ])('sees through %s', (code) => {
    expect(violationsOf({ 'web/src/ui/x.ts': code })).toHaveLength(1);
  });

  it.each([
    ['domain', 'const answer = await fetch(url);', 'uses fetch: domain does not fetch'],
    ['domain', 'const zone = process.env.TZ;', 'uses process: domain does not read the process'],
    ['domain', 'globalThis.fetch(url);', 'uses fetch: domain does not fetch'],
    ['blocks', 'fetch(url);', 'uses fetch: blocks never fetch'],
    ['site', 'fetch(url);', 'uses fetch: site never fetches'],
    ['screens', 'window.fetch(url);', 'uses fetch: screens never fetch'],
  ])('hears in %s: %s', (room, code, said) => {
    expect(violationsOf({ [`web/src/${room}/x.ts`]: code })).toEqual([`web/src/${room}/x.ts:1 ${said}`]);
  });

  it('does not mistake another thing of that name for the global', () => {
    const code =
      'type Asks = { fetch: () => void }; const x = { process: 1 }; export const y = (asks: Asks) => asks.fetch();';
    expect(violationsOf({ 'web/src/domain/x.ts': code })).toEqual([]);
  });

  it('names a file that stands in no room', () => {
    const lines = violationsOf({ 'web/src/utils/x.ts': '', 'web/src/helpers.ts': '' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('stands outside the rooms');
  });

  it('names an import of a room that does not exist', () => {
    const lines = violationsOf({ 'web/src/routes/x.ts': "import { x } from '../utils/x.ts';" });
    expect(lines).toEqual([
      'web/src/routes/x.ts:1 imports ../utils/x.ts: this file stands outside the rooms',
    ]);
  });

  it('keeps the servers and the journeys out of the site', () => {
    expect(
      violationsOf({
        'storyblok-emulator/src/a.ts': "import { x } from '../../web/src/domain/x.ts';",
        'uitdatabank-emulator/src/a.ts': "import type { X } from 'web/src/domain/x.ts';",
        'e2e/a.test.ts': "import { x } from '../web/src/domain/x.ts';",
        'e2e/b.test.ts': "import type { X } from '../web/src/domain/x.ts';",
      }).map((line) => line.split(' ')[0]),
    ).toEqual(['storyblok-emulator/src/a.ts:1', 'uitdatabank-emulator/src/a.ts:1', 'e2e/a.test.ts:1']);
  });

  it('allows what the table allows', () => {
    const allowed = {
      'web/src/domain/a.ts':
        "import { format } from 'date-fns'; import { tz } from '@date-fns/tz'; import './b.ts';",
      'web/src/domain/a.test.ts': "import { it } from 'vitest'; import { a } from './a.ts';",
      'web/src/ui/a.tsx': "import { useId } from 'react'; import style from './a.module.css';",
      'web/src/cms/a.ts':
        "import { z } from 'zod'; import '../domain/a.ts'; import '../env.ts'; const s = import('storyblok-emulator');",
      'web/src/features/a.tsx':
        "import '../ui/a.tsx'; import { Form } from 'react-router'; fetch('/api/live');",
      'web/src/screens/home/a.tsx':
        "import '../../blocks/a.tsx'; import '../../site/a.tsx'; import './b.tsx';",
      'web/src/routes/a.tsx':
        "import type { Route } from './+types/a.ts'; import '../cms/a.ts'; import '../now.ts'; import '../serve/resized-image.ts'; import '../screens/home/a.tsx'; import './b.ts';",
      'web/src/root.tsx': "import './routes/a.tsx'; import './ui/tokens.css'; import './site/a.tsx';",
      'web/src/serve/main.ts':
        "import '../env.ts'; import * as build from 'virtual:react-router/server-build';",
      'web/src/entry.server.tsx': "import './serve/a.ts'; import 'react-dom/server';",
      'web/src/now.ts': "import './env.ts';",
    };
    expect(violationsOf(allowed)).toEqual([]);
  });
});

import { join } from 'node:path';
import { run } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
readSettings();
await ensureInstalled();
const sync = join(ROOT, 'packages', 'content-sync', 'src', 'main.ts');
process.exit(await run(process.execPath, ['--import', 'tsx', sync, ...process.argv.slice(2)]));

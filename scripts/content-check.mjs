import { join } from 'node:path';
import { run } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';

readSettings();
await ensureInstalled();
const check = join(ROOT, 'packages', 'content-check', 'src', 'main.ts');
process.exit(await run(process.execPath, ['--import', 'tsx', check, ...process.argv.slice(2)]));

import { join } from 'node:path';
import { run } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';

readSettings();
await ensureInstalled();
const command = join(ROOT, 'web', 'src', 'submissions', 'command', 'main.ts');
process.exit(await run(process.execPath, ['--import', 'tsx', command, ...process.argv.slice(2)]));

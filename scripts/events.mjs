import { join } from 'node:path';
import { run } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { readSettings } from './settings.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
const port = process.env.PORT;
readSettings();
// The PORT in `.env` is the site's; this server has its own unless the shell says otherwise.
if (port === undefined) delete process.env.PORT;
await ensureInstalled();
const server = join(ROOT, 'packages', 'uitdatabank-emulator', 'src', 'main.ts');
process.exit(await run(process.execPath, ['--import', 'tsx', server, ...process.argv.slice(2)]));

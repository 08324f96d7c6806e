import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { run, stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
await ensureInstalled();
stopOn(await ensureBuilt());
process.exit(await run(process.execPath, ['--import', 'tsx', join(ROOT, 'e2e', 'fleet', 'main.ts')]));

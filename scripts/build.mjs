// What deploy/build.sh does once the sources lie where they will run: packages and a build, where there are none yet.

import './supported-node.mjs';
import { ensureBuilt } from './built.mjs';
import { stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';

await ensureInstalled();
stopOn(await ensureBuilt());

// Installs packages and builds the site, unless this has been done already. deploy/build.sh runs this script after it
// has copied the sources.

import './supported-node.mjs';
import { ensureBuilt } from './built.mjs';
import { stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';

await ensureInstalled();
stopOn(await ensureBuilt());

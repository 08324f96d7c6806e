// The steps that deploy/build.sh runs after it has copied the sources: installs packages and builds the site, unless
// this has been done already.

import './supported-node.mjs';
import { ensureBuilt } from './built.mjs';
import { stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';

await ensureInstalled();
stopOn(await ensureBuilt());

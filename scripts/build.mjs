// The steps of deploy/build.sh after it has copied the sources: install packages and build the site, if not yet done.

import './supported-node.mjs';
import { ensureBuilt } from './built.mjs';
import { stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';

await ensureInstalled();
stopOn(await ensureBuilt());

import './supported-node.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { stopOn } from './child.mjs';
import { ensureInstalled } from './installed.mjs';
import { SERVER_BUILD } from './places.mjs';
import { readSettings } from './settings.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
readSettings();
await ensureInstalled();
stopOn(await ensureBuilt());

// The site runs in this process, so that it receives signals directly.
process.env.NODE_ENV = 'production';
// A person at a terminal reads the log.
process.env.LOG_FORMAT ||= 'text';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(SERVER_BUILD).href);

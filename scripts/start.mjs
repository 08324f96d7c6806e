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

// Runs the site in this process, which therefore receives signals directly.
process.env.NODE_ENV = 'production';
// Uses the readable log format by default, because a person at a terminal reads this log.
process.env.LOG_FORMAT ||= 'text';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(SERVER_BUILD).href);

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { z } from 'zod';
import { createUitdatabankEmulator } from './uitdatabank-emulator.ts';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default(resolve(import.meta.dirname, '../../../content')),
  SITE_NOW: z.iso
    .datetime({ offset: true })
    .transform((moment) => Date.parse(moment))
    .optional(),
});

const { PORT, CONTENT_DIR, SITE_NOW } = environment.parse(process.env);
const { values } = parseArgs({ options: { dir: { type: 'string' } } });
const dir = resolve(values.dir ?? `${CONTENT_DIR}/events`);
if (!existsSync(dir)) console.error(`${dir} does not exist: the list of events is empty until it does.`);

const startedAt = Date.now();
const eventsServer = createUitdatabankEmulator({
  dir,
  // The clock is simulated like that of the site: it starts at SITE_NOW and advances.
  now: () => new Date(SITE_NOW === undefined ? Date.now() : SITE_NOW + Date.now() - startedAt),
});

try {
  await eventsServer.ready;
} catch (error) {
  console.error(`The events in ${dir} cannot be read: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const server = serve({ fetch: eventsServer.fetch, port: PORT }, ({ port }) => {
  console.log(`Events server: http://localhost:${port}/events?apiKey=public (events of ${dir})`);
});

server.on('error', (error) => {
  console.error(`The events server cannot listen on port ${PORT}: ${error.message}`);
  process.exit(1);
});

function stop(): void {
  eventsServer.close();
  server.close(() => process.exit(0));
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

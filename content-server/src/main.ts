import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { z } from 'zod';
import { createContentServer } from './content-server.ts';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default(resolve(import.meta.dirname, '../../content')),
});

const { PORT, CONTENT_DIR } = environment.parse(process.env);
const contentServer = createContentServer({ dir: resolve(CONTENT_DIR) });

try {
  await contentServer.ready;
} catch (error) {
  console.error(
    `The content in ${resolve(CONTENT_DIR)} cannot be read: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}

const server = serve({ fetch: contentServer.fetch, port: PORT }, ({ port }) => {
  console.log(`Content server: http://localhost:${port}/v1/api (stories of ${resolve(CONTENT_DIR)})`);
});

server.on('error', (error) => {
  console.error(`The content server cannot listen on port ${PORT}: ${error.message}`);
  process.exit(1);
});

function stop(): void {
  contentServer.close();
  server.close(() => process.exit(0));
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

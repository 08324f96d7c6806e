import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './src/endpoints/open-data/open-api.ts';

/** The path of the copy of `/openapi.json` in the repository, for readers who do not run the site. */
export const OPENAPI = join(import.meta.dirname, '../docs/openapi.json');

/** The content of that file. */
export const formatOpenApi = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(OPENAPI, formatOpenApi());

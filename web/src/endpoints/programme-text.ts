import type { PageRequest } from '../ports.ts';
import { documentResponse } from './document-response.ts';
import type { Endpoint } from './endpoint.ts';

/** `/programma/tekst`: the whole programme as plain HTML, without the site's header, footer and scripts. */
export const programmeText =
  (write: (request: PageRequest) => Promise<string>): Endpoint =>
  async (request) =>
    documentResponse(await write(request), 'text/html; charset=utf-8');

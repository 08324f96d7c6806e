import type { PageRequest } from '../ports.ts';
import { documentAnswer } from './document-answer.ts';
import type { Endpoint } from './endpoint.ts';

/** `/programma/tekst`: the whole programme as plain HTML, without the site frame and without scripts. */
export const programmeText =
  (write: (request: PageRequest) => Promise<string>): Endpoint =>
  async (request) =>
    documentAnswer(await write(request), 'text/html; charset=utf-8');

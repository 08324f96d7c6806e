import { programmeItems } from '../app/pages/pile-page.ts';
import { documentAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeProgrammeItems } from '../domain/programme/programme-items.ts';
import type { Route } from './+types/programme-items.ts';

/** The whole programme as it is asked for by who saved some of it: which part that is, only the browser knows. */
export async function loader(args: Route.LoaderArgs) {
  const body = JSON.stringify(writeProgrammeItems(await loadPage(programmeItems, args)));
  return documentAnswer(args.request, body, 'application/json; charset=utf-8', { 'x-robots-tag': 'noindex' });
}

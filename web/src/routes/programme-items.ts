import { programmeItems } from '../app/pages/pile-page.ts';
import { dataAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeProgrammeItems } from '../domain/programme/programme-items.ts';
import type { Route } from './+types/programme-items.ts';

/** The whole programme as it is asked for by who saved some of it: which part that is, only the browser knows. */
export const loader = async (args: Route.LoaderArgs) =>
  dataAnswer(args.request, writeProgrammeItems(await loadPage(programmeItems, args)));

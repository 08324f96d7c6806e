import { openProgramme } from '../app/pages/open-programme.ts';
import type { ProgrammeJson } from '../app/pages/programme-schema.ts';
import { openData } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { onlyGets } from '../app/process/responses.ts';
import { programmeDocument } from '../domain/open-data/programme-document.ts';
import type { Route } from './+types/programme-json.ts';

/** The programme as open data (docs/open-data.md). */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async (request) => {
    const document: ProgrammeJson = programmeDocument(await openProgramme(request), request.site.origin);
    return openData(args.request, JSON.stringify(document), 'application/json; charset=utf-8');
  }, args);

export const action = onlyGets;

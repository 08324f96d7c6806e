import { openSchedule } from '../app/pages/open-programme.ts';
import { openData } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import type { Route } from './+types/schedule-json.ts';

/** The programme in the format of frab, for the apps that read it (docs/open-data.md). */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async (request) => {
    const body = JSON.stringify(await openSchedule(request));
    return openData(args.request, body, 'application/json; charset=utf-8');
  }, args);

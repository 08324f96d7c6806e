import { openSchedule } from '../app/pages/open-programme.ts';
import { openData } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { SCHEDULE_XML } from '../domain/open-data/frab-schedule.ts';
import { frabXml } from '../domain/open-data/frab-xml.ts';
import type { Route } from './+types/schedule-xml.ts';

/** The same as `schedule.json`, as XML. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async (request) => {
    const url = new URL(SCHEDULE_XML, request.site.origin).href;
    return openData(
      args.request,
      frabXml(await openSchedule(request), url),
      'application/xml; charset=utf-8',
    );
  }, args);

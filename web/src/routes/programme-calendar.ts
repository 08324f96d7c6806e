import { wholeCalendar } from '../app/pages/programme-calendars.ts';
import { calendarAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import type { Route } from './+types/programme-calendar.ts';

/** The programme as a calendar, or a selection of it, to follow (docs/decisions/0104). */
export const loader = async (args: Route.LoaderArgs) =>
  calendarAnswer(args.request, await loadPage(wholeCalendar, args), 'boektopia');

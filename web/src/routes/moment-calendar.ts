import { momentCalendar } from '../app/pages/programme-calendars.ts';
import { calendarAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import type { Route } from './+types/moment-calendar.ts';

/** One moment, to put into a calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { calendar, item } = await loadPage(momentCalendar, args);
  const slug = item.experience?.path.split('/').at(-1) ?? args.params.moment;
  return calendarAnswer(args.request, calendar, slug);
}

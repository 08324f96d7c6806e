import { calendarResponse } from '../document-response.ts';
import type { Endpoint } from '../endpoint.ts';
import { withoutExtension } from '../path-parameters.ts';
import { dayCalendar, momentCalendar, wholeCalendar } from './programme-calendars.ts';

/** `/programma.ics`: the programme, or a selection of it, as a calendar to subscribe to (docs/decisions/0104). */
export const programmeCalendar: Endpoint = async (request) =>
  calendarResponse(await wholeCalendar(request), 'boektopia');

/** `/programma/2025-10-27.ics`: one day, or a selection of it. */
export const programmeDayCalendar: Endpoint = async (request) => {
  const slug = withoutExtension(request.params.file);
  return calendarResponse(await dayCalendar(request, { slug }), `boektopia-${slug}`);
};

/** `/m/nklIBt.ics`: one moment of the programme, to add to a calendar. */
export const momentInCalendar: Endpoint = async (request) => {
  const moment = withoutExtension(request.params.file);
  const { calendar, item } = await momentCalendar(request, { moment });
  const slug = item.experience?.path.split('/').at(-1) ?? moment;
  return calendarResponse(calendar, slug);
};

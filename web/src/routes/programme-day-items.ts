import { dayItems } from '../app/pages/festival-pages.ts';
import { dataAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeDayItems } from '../domain/programme/day-items.ts';
import type { Route } from './+types/programme-day-items.ts';

/**
 * The items of a day, which follow its first view (docs/decisions/0035). They hold no judgement and know of no filter:
 * the answer changes with the content alone, and a browser that has it is told so.
 */
export const loader = async (args: Route.LoaderArgs) =>
  dataAnswer(args.request, writeDayItems(await loadPage(dayItems, args)));

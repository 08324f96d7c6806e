import { dayItems } from '../app/pages/festival-pages.ts';
import { documentAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeDayItems } from '../domain/programme/day-items.ts';
import type { Route } from './+types/programme-day-items.ts';

/**
 * The items of a day, which follow its first view (docs/decisions/0035). They hold no judgement and know of no filter:
 * the answer changes with the content alone, and a browser that has it is told so.
 */
export async function loader(args: Route.LoaderArgs) {
  const body = JSON.stringify(writeDayItems(await loadPage(dayItems, args)));
  return documentAnswer(args.request, body, 'application/json; charset=utf-8', { 'x-robots-tag': 'noindex' });
}

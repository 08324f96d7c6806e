import { PAGES } from '../app/pages/page-registry.ts';
import { documentAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { programmeText } from '../screens/programme-text/programme-text.tsx';
import type { Route } from './+types/programme-text.ts';

/** The whole programme as plain HTML: a document of its own, without the frame of the site and without scripts. */
export async function loader(args: Route.LoaderArgs) {
  const { days, site, asOf } = await loadPage(PAGES.programmeText.load, args);
  return documentAnswer(args.request, programmeText(days, site, asOf), 'text/html; charset=utf-8');
}

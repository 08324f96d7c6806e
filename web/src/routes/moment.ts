import { redirect } from 'react-router';
import { pathOfMoment } from '../app/pages/open-programme.ts';
import { CACHE_CONTROL } from '../app/process/caching.ts';
import { loadPage } from '../app/process/page-loader.ts';
import type { Route } from './+types/moment.ts';

/** The short address of a moment leads on to its page, for as long as the moment is of that experience. */
export async function loader(args: Route.LoaderArgs) {
  const path = await loadPage(pathOfMoment, args);
  return redirect(path, { status: 302, headers: { 'cache-control': CACHE_CONTROL.brief } });
}

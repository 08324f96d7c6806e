import { redirect } from 'react-router';
import { orUnavailable } from '../app/process/outcome.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { BASE } from '../domain/pages/paths.ts';
import { openingOf } from '../domain/programme/programme-day.ts';
import { NoProgramme } from '../screens/status/status-pages.tsx';
import type { Route } from './+types/programme.ts';

/** `/programma` opens a day. What it opens changes at midnight, so that answer is not kept long. */
export async function loader({ context }: Route.LoaderArgs) {
  const cms = context.get(cmsContext);
  const now = context.get(nowContext);
  const opening = openingOf(await orUnavailable(cms.festivalDays()), now);
  if (opening.kind === 'day') throw shortRedirect(opening.path);
  if (opening.kind === 'over') {
    const [first] = await orUnavailable(cms.programmeItems());
    throw shortRedirect(first?.experience?.path ?? BASE.home);
  }
  return { field: 'red' as const };
}

function shortRedirect(path: string): Response {
  return redirect(path, { status: 302, headers: { 'cache-control': 'public, max-age=20' } });
}

export const meta: Route.MetaFunction = () => [{ title: 'Programma | Boektopia' }];

export default function ProgrammeRoute() {
  return <NoProgramme />;
}

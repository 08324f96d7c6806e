import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { NoProgramme } from '../screens/status/status-pages.tsx';
import type { Route } from './+types/programme.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.programme.load, args);

export const meta: Route.MetaFunction = () => [{ title: 'Programma | Boektopia' }];

export default function ProgrammeRoute() {
  return <NoProgramme />;
}

import { PAGES } from '../app/pages/page-registry.ts';
import { loadPage } from '../app/process/page-loader.ts';
import type { Route } from './+types/uit-event-moved.ts';

export const loader = (args: Route.LoaderArgs) => loadPage(PAGES.uitEventMoved.load, args);

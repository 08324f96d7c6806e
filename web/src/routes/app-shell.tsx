import { pageHeaders } from '../app/process/page-loader.ts';
import type { Route } from './+types/app-shell.ts';

/** The bare frame, which the offline page is made of. The loader makes it answer a POST with 405. */
export const loader = () => null;

export const headers = pageHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Boektopia' },
  { name: 'robots', content: 'noindex' },
];

export default function AppShellRoute() {
  return null;
}

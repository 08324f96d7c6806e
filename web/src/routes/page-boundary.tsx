import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { redirectsMiddleware } from '../app/process/responses.ts';
import { BASE } from '../domain/pages/paths.ts';
import { PendingBoundary } from '../features/navigation/PendingBoundary.tsx';
import { ProgrammeSkeleton } from '../screens/programme-day/ProgrammeSkeleton.tsx';
import { NotFound, Unavailable } from '../screens/status/status-pages.tsx';
import type { Route } from './+types/page-boundary.ts';

export const middleware = [redirectsMiddleware];

/** A thrown answer (404, 503) keeps its headers: without this the document would lose `retry-after`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export default function PageBoundaryRoute() {
  const { pathname } = useLocation();
  return (
    <PendingBoundary
      // From day to day the strip stays, and the screen itself says what is on its way.
      changes={(path) => isDayPath(path) && !isDayPath(pathname)}
      placeholder={<ProgrammeSkeleton />}
    >
      <Outlet />
    </PendingBoundary>
  );
}

const isDayPath = (path: string) => path.startsWith(`${BASE.programme}/`);

/** Stands inside the frame: header, search and navigation survive whatever a page does. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Unavailable />;
}

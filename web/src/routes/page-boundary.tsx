import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { redirectsMiddleware } from '../app/process/responses.ts';
import { NOT_ON_DEVICE } from '../features/navigation/device.ts';
import { PendingBoundary } from '../features/navigation/PendingBoundary.tsx';
import { NotFound, Unavailable } from '../screens/status/status-pages.tsx';
import { fetchedComponent } from '../ui/hydration.tsx';
import type { Route } from './+types/page-boundary.ts';

export const middleware = [redirectsMiddleware];

/** A thrown answer (404, 503) keeps its headers: without this the document would lose `retry-after`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export default function PageBoundaryRoute() {
  const { pathname } = useLocation();
  return (
    <PendingBoundary placeholder={(path) => fetchedPageSkeleton(path, pathname)}>
      <Outlet />
    </PendingBoundary>
  );
}

/** Its code is fetched when a visitor waits for the first time: most never see one. */
async function fetchedPageSkeleton(path: string, from: string) {
  const { pageSkeleton } = await import('../screens/list-skeleton/page-skeleton.tsx');
  return pageSkeleton(path, from);
}

/** Only a page that is drawn on the device is ever missing there. */
const NotOnDevice = fetchedComponent(() =>
  import('../screens/status/NotOnDevice.tsx').then((file) => file.NotOnDevice),
);

/** Stands inside the frame: header, search and navigation survive whatever a page does. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === NOT_ON_DEVICE) return <NotOnDevice />;
  }
  return <Unavailable />;
}

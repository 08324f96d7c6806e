import { isRouteErrorResponse, Outlet } from 'react-router';
import { NotFound } from '../screens/status/NotFound.tsx';
import { Unavailable } from '../screens/status/Unavailable.tsx';
import type { Route } from './+types/page-boundary.ts';

/** A thrown answer (404, 503) keeps its headers: without this the document would lose `retry-after`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export default function PageBoundary() {
  return <Outlet />;
}

/** Stands inside the frame: header, search and navigation survive whatever a page does. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Unavailable />;
}

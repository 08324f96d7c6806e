import { isRouteErrorResponse, Outlet } from 'react-router';
import { NotFound } from '../screens/status/NotFound.tsx';
import { Unavailable } from '../screens/status/Unavailable.tsx';
import type { Route } from './+types/page-boundary.ts';

export default function PageBoundary() {
  return <Outlet />;
}

/** Stands inside the frame: header, search and navigation survive whatever a page does. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Unavailable />;
}

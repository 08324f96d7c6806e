import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For routes whose page holds everything that its parameters choose from: an address that differs in its
 * parameters only asks nothing of the server.
 */
export function asksOnlyForOtherPaths({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameList ? false : defaultShouldRevalidate;
}

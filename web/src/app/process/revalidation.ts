import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { QUERY } from '../../domain/pages/query-names.ts';

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

/** The same for lists that say how far things are: where a town lies only the server knows. */
export function asksForOtherTowns(args: ShouldRevalidateFunctionArgs): boolean {
  const townOf = ({ searchParams }: URL) =>
    searchParams.get(QUERY.town) ?? searchParams.get(QUERY.postalCode);
  return townOf(args.currentUrl) !== townOf(args.nextUrl)
    ? args.defaultShouldRevalidate
    : asksOnlyForOtherPaths(args);
}

import type { BreadcrumbListLeaf, Thing } from 'schema-dts';
import { breadcrumb } from '../../../domain/pages/breadcrumb.ts';
import { BASE } from '../../../domain/pages/paths.ts';
import type { HeadTag } from '../head-tags.tsx';

/** The canonical URL of a page and the origin of the site. */
export type Address = { canonical: string; origin: string };

/** Returns the structured data for search engines, one data block per thing. Omits properties that are `undefined`. */
export function structuredData(...things: readonly (Exclude<Thing, string> | undefined)[]): HeadTag[] {
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => ({ structuredData: { '@context': 'https://schema.org', ...thing } }));
}

/** Returns the absolute URL of a path on this site. */
export const absolute = (path: string, { origin }: Pick<Address, 'origin'>): string =>
  new URL(path, origin).href;

/**
 * Returns the breadcrumb of a page, reduced to steps with a link, plus the page itself; `undefined` for the home page,
 * which has no breadcrumb.
 */
export function breadcrumbList(title: string, address: Address): BreadcrumbListLeaf | undefined {
  const crumbs = breadcrumb(new URL(address.canonical).pathname);
  if (crumbs.length === 0) return undefined;
  const above = crumbs.flatMap(({ title: name, path }) =>
    path === undefined ? [] : [{ name, item: absolute(path, address) }],
  );
  const steps = [
    { name: 'Start', item: absolute(BASE.home, address) },
    ...above,
    { name: title, item: address.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

import type { BreadcrumbListLeaf, Thing } from 'schema-dts';
import { breadcrumb } from '../../../domain/pages/breadcrumb.ts';
import { BASE } from '../../../domain/pages/paths.ts';
import type { HeadTag } from '../head-tags.tsx';

/** Where a page stands, as far as structured data needs to know. */
export type Address = { canonical: string; origin: string };

/**
 * Things as search engines read them: a data block each in the head of the page. A property that is `undefined` is
 * left out.
 */
export function structuredData(...things: readonly (Exclude<Thing, string> | undefined)[]): HeadTag[] {
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => ({ structuredData: { '@context': 'https://schema.org', ...thing } }));
}

/** An address on this site as it is read far from it. */
export const absolute = (path: string, { origin }: Pick<Address, 'origin'>): string =>
  new URL(path, origin).href;

/**
 * The way to a page: what its breadcrumb shows and leads somewhere, and the page itself. `undefined` for the home
 * page, which has none.
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

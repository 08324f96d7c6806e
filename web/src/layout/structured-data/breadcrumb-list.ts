import { breadcrumb } from '../../domain/pages/breadcrumb.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { type Address, absolute, type Thing } from './structured-data.ts';

/**
 * The way to a page: what its breadcrumb shows and leads somewhere, and the page itself. `undefined` for the home
 * page, which has none.
 */
export function breadcrumbList(title: string, address: Address): Thing | undefined {
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

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { PAGE_ADDRESSES } from './domain/pages/address-kind.ts';
import routes from './routes.ts';

/** Pages without a story or a list: nothing is asked for them, and nobody shares them. */
const WITHOUT_KIND = ['/stijlgids', '/formulier/:slug', '/nieuwsbrief/bevestigen', '/_app', '/*'];

/** What answers no page: feeds, pictures, forms, what machines ask. */
const isPage = ({ file }: RouteConfigEntry) => file.endsWith('.tsx') || file.includes('uit-event-moved');

/** The addresses of the table of routes, each parameter written as `:slug`, an optional one with and without. */
function addressesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.children) return addressesOf(entry.children);
    if (!isPage(entry)) return [];
    const address = `/${entry.path ?? ''}`.replace(/:\w+/g, ':slug');
    const optional = '/:slug?';
    if (!address.endsWith(optional)) return [address];
    return [address.slice(0, -optional.length), address.slice(0, -1)];
  });
}

it('every address of a page has a kind, and every kind its addresses', async () => {
  const kinds = Object.values(PAGE_ADDRESSES).flat();
  expect(addressesOf(await routes).toSorted()).toEqual([...kinds, ...WITHOUT_KIND].toSorted());
});

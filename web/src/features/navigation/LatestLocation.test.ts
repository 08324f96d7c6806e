import { createStaticHandler, createStaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isPageThere, type Store, visit } from './LatestLocation.tsx';

function store(): Store & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
}

describe('the latest location', () => {
  it('is stored by every page, and leads back to the one before (§2.16, §2.24)', () => {
    const [tab, device] = [store(), store()];
    expect(visit('/', tab, device)).toBeUndefined();
    expect(visit('/programma/2025-10-26?pagina=2', tab, device)).toBe('/');
    expect(visit('/activiteiten/de-slak', tab, device)).toBe('/programma/2025-10-26?pagina=2');
    expect(device.held.get('latestLocation')).toBe('/activiteiten/de-slak');
  });

  it('never leads to the page itself, reloaded or not', () => {
    const [tab, device] = [store(), store()];
    visit('/nieuws', tab, device);
    visit('/praktisch', tab, device);
    expect(visit('/praktisch', tab, device)).toBe('/nieuws');
    expect(visit('/praktisch', tab, device)).toBe('/nieuws');
  });

  it('never leads to the page itself at another of its moments (§2.24)', () => {
    const [tab, device] = [store(), store()];
    visit('/programma/2025-10-26?type=gesprek', tab, device);
    visit('/activiteiten/de-slak?moment=a1', tab, device);
    expect(visit('/activiteiten/de-slak?moment=b2', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
    expect(visit('/activiteiten/de-slak?moment=a1', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
  });

  it('leads back to a list as it was narrowed last', () => {
    const [tab, device] = [store(), store()];
    for (const path of ['/', '/programma/2025-10-26', '/programma/2025-10-26?type=gesprek'])
      visit(path, tab, device);
    expect(visit('/activiteiten/de-slak', tab, device)).toBe('/programma/2025-10-26?type=gesprek');
  });

  it('of a new tab is not the page itself that is open in another one', () => {
    const device = store();
    visit('/activiteiten/de-slak?moment=a1', store(), device);
    expect(visit('/activiteiten/de-slak', store(), device)).toBeUndefined();
  });

  it('of this tab wins over that of another one', () => {
    const [one, other, device] = [store(), store(), store()];
    visit('/programma/2025-10-25', one, device);
    visit('/boekhandels', other, device);
    expect(visit('/activiteiten/de-slak', one, device)).toBe('/programma/2025-10-25');
  });

  it('of the device serves a new tab', () => {
    const device = store();
    visit('/programma/2025-10-25', store(), device);
    expect(visit('/activiteiten/de-slak', store(), device)).toBe('/programma/2025-10-25');
  });

  it('is never the live screen', () => {
    const [tab, device] = [store(), store()];
    visit('/programma', tab, device);
    visit('/live?locatie=forum', tab, device);
    expect(visit('/contact', tab, device)).toBe('/programma');
  });

  it.each(['https://elders.example/', '//elders.example', '/\\elders.example', 'javascript:alert(1)'])(
    'never leads off the site, whatever the storage holds: %s',
    (path) => {
      const device = store();
      device.setItem('latestLocation', path);
      expect(visit('/contact', store(), device)).toBeUndefined();
    },
  );
});

describe('an address without a page', () => {
  const page = (path: string, status: number) => ({
    path,
    loader: () => {
      if (status !== 200) throw new Response('', { status });
      return { title: path };
    },
  });
  const routes = [
    {
      path: '/',
      loader: () => ({ frame: true }),
      children: [
        page('nieuws', 200),
        page('activiteiten/de-slak', 200),
        page('contact', 503),
        page('*', 404),
        { path: 'kaal' },
      ],
    },
  ];

  /** The matches that the router has at a path, as `useMatches` tells them. */
  async function matchesAt(path: string) {
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(`https://www.boektopia.be${path}`));
    if (context instanceof Response) throw new Error(`${path} leads on`);
    const { state } = createStaticRouter(handler.dataRoutes, context);
    return state.matches.map(({ route }) => ({ loaderData: state.loaderData[route.id] }));
  }

  it.each([
    ['/nieuws', true],
    ['/bestaat-niet', false],
    ['/contact', false],
    ['/kaal', false],
  ])('is none to go back to: at %s there is one: %s', async (path, isThere) => {
    expect(isPageThere(await matchesAt(path))).toBe(isThere);
  });

  it('is passed by: back leads to the page before it (§2.24)', async () => {
    const [tab, device] = [store(), store()];
    const back = [];
    for (const path of ['/nieuws', '/bestaat-niet', '/contact', '/activiteiten/de-slak'])
      if (isPageThere(await matchesAt(path))) back.push(visit(path, tab, device));
    expect(back).toEqual([undefined, '/nieuws']);
  });
});

import { expect, it } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { storedTown } from '../../domain/towns/town.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { Tour } from './Tour.island.tsx';

const leuven = { slug: 'leuven', title: 'Leuven', points: [{ lat: 50.879, lng: 4.701 }] };
const strips = facet('Strips');
const tour = {
  title: 'Boektopia op Toer',
  towns: [leuven],
  items: [
    itemAt('2025-09-08T13:00:00Z', { title: 'Voorbij' }),
    itemAt('2025-11-08T13:00:00Z', { title: 'Nog te komen', themes: [strips], location: facet('Leuven') }),
  ],
  options: { type: [], theme: [strips], location: [] },
  now: new Date('2025-10-27T08:30:00Z'),
};

it('hydrates the tour with and without a filter', async () => {
  expect(await hydrated(Tour, tour, { address: '/boektopia-op-toer' })).toContain('2 belevingen op toer');
  const address = '/boektopia-op-toer?thema=strips';
  const narrowed = await hydrated(Tour, tour, { address });
  expect(narrowed).toContain('1 beleving op toer');
  expect(narrowed).not.toContain('>Voorbij<');
});

it('hydrates an empty tour', async () => {
  const html = await hydrated(Tour, { ...tour, items: [] }, { address: '/boektopia-op-toer/leuven' });
  expect(html).toContain('Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.');
});

it("shows the tour's town that is nearest to the town stored on the device", async () => {
  const town = { name: 'Tienen', label: '3300 Tienen', point: { lat: 50.807, lng: 4.938 } };
  const before = (window: { localStorage: { setItem: (name: string, value: string) => void } }) =>
    window.localStorage.setItem('woonplaats', storedTown(town));
  const html = await hydrated(Tour, tour, { address: '/boektopia-op-toer', before });
  expect(html).toContain('Je woont in</span> <strong>3300 Tienen</strong>');
  expect(html).toMatch(
    /De dichtstbijzijnde stad van de toer is <a href="\/boektopia-op-toer\/leuven">Leuven<\/a>, \d+ km\./,
  );
});

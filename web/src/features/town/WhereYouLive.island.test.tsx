import { expect, it } from 'vitest';
import type { RequestedTown } from '../../domain/towns/town.ts';
import { storedTown } from '../../domain/towns/town.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { WhereYouLive } from './WhereYouLive.island.tsx';

const town = { name: 'Kortrijk', label: '8500 Kortrijk', point: { lat: 50.828, lng: 3.265 } };
const facts = { kind: 'events', label: 'Workshops', within: 25 } as const;
const path = '/boektopia-op-toer-uit';

it.each<[string, RequestedTown | undefined, string]>([
  ['no town', undefined, 'We bewaren je gemeente alleen op dit toestel.'],
  ['a town', { kind: 'town', town }, 'Gerekend vanaf</span> <strong>8500 Kortrijk</strong>'],
  [
    'one of several',
    { kind: 'choice', why: 'near', labels: ['8500 Kortrijk'] },
    'Die gemeente kennen we niet. Bedoel je Kortrijk?',
  ],
  ['an unknown town', { kind: 'unknown', isCode: true }, 'We kennen die postcode niet.'],
])('hydrates the list around a town for a request that names %s', async (_, answer, words) => {
  expect(await hydrated(WhereYouLive, { path, answer, facts }, { address: path })).toContain(words);
});

it('shows the town stored on the device, and offers to forget it', async () => {
  const before = (window: { localStorage: { setItem: (name: string, value: string) => void } }) =>
    window.localStorage.setItem('woonplaats', storedTown(town));
  const html = await hydrated(WhereYouLive, { path, facts }, { address: path, before });
  expect(html).toContain('Je woont in</span> <strong>8500 Kortrijk</strong>');
  expect(html).toContain('>vergeet</button>');
  expect(html).toContain('Toon alleen wat er te doen is binnen');
  expect(html).toContain(`href="${path}?label=Workshops&amp;gemeente=8500+Kortrijk&amp;afstand=50"`);
});

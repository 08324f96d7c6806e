import { expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import { nowBand } from './now-band.ts';

const NOW = new Date('2025-10-26T13:13:00Z');
const running = (uuid: string, type: string) =>
  itemAt('2025-10-26T13:10:00Z', { uuid, type: facet(type), end: new Date('2025-10-26T14:00:00Z') });

it('lists running items that need no reservation before those that do', () => {
  const items = [
    running('fanclub', 'Fanclub'),
    running('gesprek', 'Gesprek'),
    running('signeren', 'Signeersessie'),
  ];
  const band = nowBand(items, NOW);
  expect(band?.kind === 'open' && band.running.map(({ uuid }) => uuid)).toEqual(['gesprek', 'signeren']);
  expect(nowBand(items.slice(0, 1), NOW)).toMatchObject({ kind: 'open', running: [{ uuid: 'fanclub' }] });
});

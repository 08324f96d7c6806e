import { expect, it } from 'vitest';
import { WipeDevice } from '../../features/offline/WipeDevice.island.tsx';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { FilterExample } from './FilterExample.island.tsx';
import { ToastExample } from './ToastExample.island.tsx';

it('hydrates the examples of the style guide', async () => {
  expect(await hydrated(FilterExample, {}, { address: '/stijlgids' })).toContain('Toon');
  expect(await hydrated(ToastExample, {}, { address: '/stijlgids' })).toContain('Toon de melding');
});

it('hydrates the button that deletes the stored data', async () => {
  expect(await hydrated(WipeDevice, {}, { address: '/privacy' })).toContain('Wis alles');
});

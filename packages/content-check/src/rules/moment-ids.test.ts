import { expect, it } from 'vitest';
import { item } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { momentIds } from './moment-ids.ts';

const at = (slug: string, uuid: string) => item(slug, '2025-10-27 10:00', '2025-10-27 11:00', {}, { uuid });

it('reports the second of two items whose links would contain the same short id', () => {
  const files = [
    at('eerste', '9e494806-dec0-50e4-8ba8-aefdc0bd12f7'),
    at('tweede', '9e494806-d0c0-50e4-8ba8-000000000000'),
    at('derde', '9e494807-dec0-50e4-8ba8-aefdc0bd12f7'),
  ];
  expect(said(momentIds, files)).toEqual([
    'fout tweede: de deellink van dit programma-item heeft dezelfde code (nklIBt) als die van ‘eerste’; die code maakt de site zelf',
  ]);
});

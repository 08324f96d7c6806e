import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { postalAddress } from '../pages/postal-address.ts';
import { findTown, pointOfAddress, spellingOf } from './find-town.ts';

const labelOf = (requested: string): string => {
  const answer = findTown(requested);
  return answer ? spellingOf(answer) : '';
};

it('finds the town of every bookstore in the shipped content', () => {
  const folder = join(SHIPPED_EDITION, 'stories', 'boekhandels');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { content } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { postalCode, town } = postalAddress(content.address);
    expect(labelOf(`${postalCode}`), content.address).toMatch(/^\d{4} /);
    expect(labelOf(`${postalCode} ${town}`), content.address).toContain(town);
    expect(pointOfAddress({ postalCode, town }), content.address).toBeDefined();
  }
});

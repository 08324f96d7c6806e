import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { walkingTable } from './walking.ts';

it('contains a walking time for every pair of stages in the shipped content', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(SHIPPED_EDITION, 'stories', `${path}.json`), 'utf8'));
  const stages = readdirSync(join(SHIPPED_EDITION, 'stories', 'locaties'))
    .filter((file) => !file.endsWith('.draft.json'))
    .map((file) => file.replace('.json', ''))
    .map((slug) => ({ slug, uuid: read(`locaties/${slug}`).uuid }));
  const times = read('globaal/global-data').content.walking_times.map(
    (one: { from: string; to: string; minutes: string }) => ({ ...one, minutes: Number(one.minutes) }),
  );
  expect(stages.length).toBeGreaterThan(1);
  expect(Object.keys(walkingTable(times, stages))).toHaveLength((stages.length * (stages.length - 1)) / 2);
});

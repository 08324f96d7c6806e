import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyFile, temporaryContent } from '../temporary-content.ts';

/** Number of stories to read: the estimate after twenty years of the festival. */
const STORIES = 20_000;
const DAYS = 100;

test(`reads ${STORIES} stories at startup, and finds the items of one day (§7.8, §7.10)`, async () => {
  const content = temporaryContent();
  for (let day = 0; day < DAYS; day++) mkdirSync(join(content.dir, `stories/dag-${day}`));
  for (let number = 0; number < STORIES; number++) {
    const day = number % DAYS;
    const date = new Date(Date.UTC(2025, 0, 1 + day, 8, Math.floor(number / DAYS))).toISOString();
    const fields = {
      component: 'program',
      start_date: date.slice(0, 16).replace('T', ' '),
      location: `zaal-${number % 10}`,
    };
    const path = `dag-${day}/item-${number}`;
    writeFileSync(join(content.dir, `stories/${path}.json`), JSON.stringify(storyFile(path, fields)));
  }
  const start = performance.now();
  await content.start();
  expect(performance.now() - start).toBeLessThan(60_000);

  const query = `query ($filter: JsonScalar) {
    ContentNodes(filter_query: $filter, sort_by: "content.start_date:asc", per_page: 100) { total items { full_slug } }
  }`;
  const filter = {
    component: { in: 'program' },
    start_date: { gt_date: '2025-02-09 23:59', lt_date: '2025-02-11 00:00' },
  };
  const asking = performance.now();
  const { data } = await content.ask(query, { variables: { filter } });
  expect(performance.now() - asking).toBeLessThan(10_000);
  expect(data).toMatchObject({
    ContentNodes: { total: STORIES / DAYS, items: { length: Math.min(100, STORIES / DAYS) } },
  });
  expect(content.lines.filter((line) => !line.includes(': id '))).toEqual([]);
}, 120_000);

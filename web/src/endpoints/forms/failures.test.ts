import { beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../server/log/metrics.ts';
import { siteLog } from '../../server/log/site-log.ts';
import { createFailureEndpoint } from './failures.ts';

const GOOD = { island: 'Day', error: 'TypeError', at: 'Day-Bx3k_9.js:1:204' };
const post = (body: unknown) =>
  new Request('http://site/api/error', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

let lines: string[] = [];
function endpoint(clock = () => 0) {
  const answer = createFailureEndpoint({
    clock,
    isIsland: (name) => name === 'Day',
    log: (line) => void lines.push(line),
  });
  return (request: Request) => answer(request, siteLog);
}

beforeEach(() => {
  lines = [];
  registry.resetMetrics();
});

describe('a script failure in a browser', () => {
  it('logs a script failure in a browser, and counts it by island', async () => {
    expect((await endpoint()(post(GOOD))).status).toBe(204);
    expect(lines).toEqual(['ERROR browser: Day: TypeError at Day-Bx3k_9.js:1:204']);
    expect(await registry.metrics()).toContain('boektopia_island_failures_total{island="Day"} 1');
  });

  it.each([
    ['page', 'page'],
    ['Earlier', 'other'],
    ['constructor', 'other'],
  ])(
    'counts a failure in island %s under the label %s, to limit the number of labels',
    async (island, label) => {
      expect((await endpoint()(post({ island, error: 'Error' }))).status).toBe(204);
      expect(await registry.metrics()).toContain(`boektopia_island_failures_total{island="${label}"} 1`);
    },
  );

  it.each([
    ['not JSON', 'Day'],
    ['without a name', { error: 'Error' }],
    ['with free text as a name', { ...GOOD, error: 'a\nline of its own' }],
    ['with an address', { ...GOOD, at: 'https://boektopia.be/zoeken?zoekterm=jan' }],
  ])('rejects a report without a log line if it is %s', async (_, body) => {
    expect((await endpoint()(post(body))).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it('does not read a report that is too long', async () => {
    expect((await endpoint()(post({ ...GOOD, more: 'x'.repeat(600) }))).status).toBe(413);
  });

  it('accepts twenty reports a second from all senders together', async () => {
    let now = 0;
    const answer = endpoint(() => now);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await answer(post(GOOD))).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    now = 1_000;
    expect((await answer(post(GOOD))).status).toBe(204);
  });
});

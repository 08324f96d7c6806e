import { beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../server/log/metrics.ts';
import { siteLog } from '../../server/log/site-log.ts';
import { createVisitEndpoint } from './visits.ts';

const GOOD = { page: 'home', lcp: 1_240, inp: 48, cls: 0.02 };
const post = (body: unknown) =>
  new Request('http://site/api/visit', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

beforeEach(() => registry.resetMetrics());

describe('the measurements of a visit', () => {
  it('adds the measurements of a visit to the metrics of its kind of page', async () => {
    const answer = createVisitEndpoint(() => 0);
    expect((await answer(post(GOOD), siteLog)).status).toBe(204);
    const text = await registry.metrics();
    expect(text).toContain('boektopia_visit_largest_paint_seconds_sum{page="home"} 1.24');
    expect(text).toContain('boektopia_visit_interaction_seconds_sum{page="home"} 0.048');
    expect(text).toContain('boektopia_visit_layout_shift_sum{page="home"} 0.02');
  });

  it('accepts a visit without the measurements that the browser does not support', async () => {
    const answer = createVisitEndpoint(() => 0);
    expect((await answer(post({ page: 'generic', lcp: 900 }), siteLog)).status).toBe(204);
    expect(await registry.metrics()).not.toContain('boektopia_visit_layout_shift_sum{');
  });

  it.each([
    ['invalid JSON', 'lcp'],
    ['another page', { ...GOOD, page: '/zoeken?zoekterm=jan' }],
    ['a property of every object', { ...GOOD, page: 'constructor' }],
    ['an invalid page', { ...GOOD, page: 3 }],
    ['an invalid time', { ...GOOD, lcp: -1 }],
    ['a visit of two hours', { ...GOOD, lcp: 7_200_000 }],
  ])('rejects a visit with %s', async (_, body) => {
    const answer = createVisitEndpoint(() => 0);
    expect((await answer(post(body), siteLog)).status).toBe(400);
    expect(await registry.metrics()).not.toMatch(/boektopia_visit_\w+\{/);
  });

  it('responds with 413 to the report of a visit if it is too long', async () => {
    const answer = createVisitEndpoint(() => 0);
    expect((await answer(post({ ...GOOD, more: 'x'.repeat(600) }), siteLog)).status).toBe(413);
  });

  it('accepts twenty visits a second from all senders together', async () => {
    let now = 0;
    const answer = createVisitEndpoint(() => now);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await answer(post(GOOD), siteLog)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    now = 1_000;
    expect((await answer(post(GOOD), siteLog)).status).toBe(204);
  });
});

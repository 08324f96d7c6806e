import { beforeEach, expect, it } from 'vitest';
import { measured, registry } from './metrics.ts';

beforeEach(() => registry.resetMetrics());

it('counts the queries to a service by result', async () => {
  const answers = [200, 404, 429, 503];
  const ask = measured('content', async () => new Response(null, { status: answers.shift() ?? 200 }));
  const away = measured('events', () => Promise.reject(new Error('ECONNREFUSED')));
  for (let times = 0; times < 4; times += 1) await ask(new Request('http://content/'));
  await expect(away(new Request('http://events/'))).rejects.toThrow('ECONNREFUSED');
  const text = await registry.metrics();
  expect(text).toContain('boektopia_question_seconds_count{service="content",outcome="answered"} 2');
  expect(text).toContain('boektopia_question_seconds_count{service="content",outcome="limited"} 1');
  expect(text).toContain('boektopia_question_seconds_count{service="content",outcome="failed"} 1');
  expect(text).toContain('boektopia_question_seconds_count{service="events",outcome="away"} 1');
});

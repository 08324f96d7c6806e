import { afterEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../uit/fixtures/documents.ts';
import type { KeptAnswers } from '../../uit/uit.ts';
import { createUitdatabank } from './uitdatabank.ts';

const SLOW_MS = 20_000;

const answers: KeptAnswers = { get: (_key, _tags, ask) => ask() };

vi.mock('uitdatabank-emulator', () => ({
  createUitdatabankEmulator: () => ({
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return Response.json(answerOf('fx-events-embed-all-limit200'));
    },
  }),
}));

afterEach(() => {
  vi.useRealTimers();
});

it('events of this process are waited for however busy it is: they are never away', async () => {
  vi.useFakeTimers();
  const { uit } = createUitdatabank({ answers: { lists: answers, events: answers }, now: () => new Date() });
  const asked = uit.eventsPage(1);
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect((await asked).items.length).toBeGreaterThan(0);
});

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFirstPages } from './first-pages.ts';

/** A site that takes `ms` for a page, with what it was asked for. */
function siteTaking(ms: number, statusOf: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    await pause(ms);
    return new Response('page', { status: statusOf(pathname) });
  };
  return { asked, fetch };
}

const PATHS = ['/', '/programma/2025-10-25', '/praktisch'];
const ORIGIN = 'https://boektopia.example';

describe('a process that starts beside others', () => {
  it('makes its pages before it answers, the most popular first', async () => {
    const { asked, fetch } = siteTaking(0);
    await makeFirstPages(fetch, ORIGIN, async () => PATHS, 10_000);
    expect(asked).toEqual(PATHS);
  });

  it('answers after its time, however far it is, and makes no more', async () => {
    const { asked, fetch } = siteTaking(60);
    await makeFirstPages(fetch, ORIGIN, async () => PATHS, 20);
    await pause(200);
    expect(asked).toEqual(['/']);
  });

  it('answers at once where its services are away, and does not fail by it', async () => {
    const { asked, fetch } = siteTaking(0, () => 503);
    await makeFirstPages(fetch, ORIGIN, async () => PATHS, 10_000);
    expect(asked).toEqual(['/']);
    await makeFirstPages(fetch, ORIGIN, () => Promise.reject(new Error('away')), 10_000);
  });
});

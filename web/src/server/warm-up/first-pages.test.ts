import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeBetweenVisitors, makeFirstPages } from './first-pages.ts';

/** A site that takes `ms` for a page, with what it was asked for. */
function siteTaking(ms: number, statusOf: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const make = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    await pause(ms);
    return new Response('page', { status: statusOf(pathname) });
  };
  return { asked, make };
}

const PATHS = ['/', '/programma/2025-10-25', '/praktisch'];
const ADDRESSES = PATHS.map((path) => `https://boektopia.example${path}`);

describe('a process that starts beside others', () => {
  it('makes its pages before it answers, the most popular first', async () => {
    const { asked, make } = siteTaking(0);
    await makeFirstPages(make, async () => ADDRESSES, 10_000);
    expect(asked).toEqual(PATHS);
  });

  it('answers after its time, however far it is, and makes no more', async () => {
    const { asked, make } = siteTaking(60);
    await makeFirstPages(make, async () => ADDRESSES, 20);
    await pause(200);
    expect(asked).toEqual(['/']);
  });

  it('answers at once where its services are away, and does not fail by it', async () => {
    const { asked, make } = siteTaking(0, () => 503);
    await makeFirstPages(make, async () => ADDRESSES, 10_000);
    expect(asked).toEqual(['/']);
    await makeFirstPages(make, () => Promise.reject(new Error('away')), 10_000);
  });
});

describe('a process that answers already', () => {
  it('makes again what was asked of the one before it, and rests between', async () => {
    const { asked, make } = siteTaking(10);
    const began = performance.now();
    await makeBetweenVisitors(make, ADDRESSES);
    expect(asked).toEqual(PATHS);
    expect(performance.now() - began).toBeGreaterThan(PATHS.length * 50 * 0.9);
  });

  it('makes no more once one fails, and does not fail by it', async () => {
    const { asked, make } = siteTaking(0, (path) => (path === '/' ? 200 : 503));
    await makeBetweenVisitors(make, ADDRESSES);
    expect(asked).toEqual(PATHS.slice(0, 2));
    await makeBetweenVisitors(() => Promise.reject(new Error('away')), ADDRESSES);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { renderBetweenVisitors, renderFirstPages } from './first-pages.ts';

/** Creates a site that takes `ms` to render each page. Records the requests. */
function siteTaking(ms: number, statusOf: (path: string) => number = () => 200) {
  const requested: string[] = [];
  const make = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    await pause(ms);
    return new Response('page', { status: statusOf(pathname) });
  };
  return { requested, make };
}

const PATHS = ['/', '/programma/2025-10-25', '/praktisch'];
const ADDRESSES = PATHS.map((path) => `https://boektopia.example${path}`);

describe('a process that starts beside others', () => {
  it('renders its pages before it listens, the most popular page first', async () => {
    const { requested, make } = siteTaking(0);
    await renderFirstPages(make, async () => ADDRESSES, 10_000);
    expect(requested).toEqual(PATHS);
  });

  it('stops rendering pages once its time limit has passed', async () => {
    const { requested, make } = siteTaking(60);
    await renderFirstPages(make, async () => ADDRESSES, 20);
    await pause(200);
    expect(requested).toEqual(['/']);
  });

  it('listens at once if its services are unreachable, without failing', async () => {
    const { requested, make } = siteTaking(0, () => 503);
    await renderFirstPages(make, async () => ADDRESSES, 10_000);
    expect(requested).toEqual(['/']);
    await renderFirstPages(make, () => Promise.reject(new Error('away')), 10_000);
  });
});

describe('a process that already listens', () => {
  it('re-renders the pages requested from the previous process, with pauses', async () => {
    const { requested, make } = siteTaking(10);
    const began = performance.now();
    await renderBetweenVisitors(make, ADDRESSES);
    expect(requested).toEqual(PATHS);
    expect(performance.now() - began).toBeGreaterThan(PATHS.length * 50 * 0.9);
  });

  it('stops rendering once a page fails, without failing itself', async () => {
    const { requested, make } = siteTaking(0, (path) => (path === '/' ? 200 : 503));
    await renderBetweenVisitors(make, ADDRESSES);
    expect(requested).toEqual(PATHS.slice(0, 2));
    await renderBetweenVisitors(() => Promise.reject(new Error('away')), ADDRESSES);
  });
});

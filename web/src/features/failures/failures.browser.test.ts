import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ISLAND_FAILED } from '../../islands/start-islands.ts';
import { watchFailures } from './failures.browser.ts';

vi.mock('../../islands/start-islands.ts', () => ({ ISLAND_FAILED: 'islandfailed' }));

const fetched = vi.fn((_address: string, _init: { body: string }) => Promise.resolve());
const page = new EventTarget();
let said: unknown[] = [];

beforeEach(() => {
  said = [];
  fetched.mockImplementation((address, { body }) => {
    said.push([address, JSON.parse(body)]);
    return Promise.resolve();
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', fetched);
  watchFailures();
});
afterEach(() => vi.unstubAllGlobals());

const failedAt = (stack: string, name = 'TypeError') =>
  Object.assign(new Error('jan@voorbeeld.be is geen adres'), { name, stack });
const OURS = 'TypeError: x\n    at a (https://boektopia.be/assets/Day-Bx3k.js?again:1:204)\n    at b';
const island = (error: unknown) =>
  page.dispatchEvent(new CustomEvent(ISLAND_FAILED, { detail: { island: 'Day', error } }));
const onPage = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));

it('reports only the first failure of a page, with its location and without its message', () => {
  island(failedAt(OURS));
  island(failedAt(OURS));
  expect(said).toEqual([['/api/error', { island: 'Day', error: 'TypeError', at: 'Day-Bx3k.js:1:204' }]]);
});

it('reports failures of the page script, and ignores those of extensions', () => {
  onPage(failedAt('TypeError: x\n    at chrome-extension://abc/content.js:1:2'));
  onPage(null);
  expect(said).toEqual([]);
  onPage(failedAt('a@https://boektopia.be/assets/page-C1_x.js:1:9'));
  expect(said).toEqual([['/api/error', { island: 'page', error: 'TypeError', at: 'page-C1_x.js:1:9' }]]);
});

it('ignores requests aborted by navigation', () => {
  island(failedAt(OURS, 'AbortError'));
  expect(said).toEqual([]);
  island('no error at all');
  expect(said).toEqual([['/api/error', { island: 'Day', error: 'Error' }]]);
});

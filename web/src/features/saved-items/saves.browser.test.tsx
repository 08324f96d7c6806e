import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { SaveRibbon } from './SaveRibbon.tsx';
import { KEY } from './saved-moments.ts';

const SLAK: SavedMoment = {
  id: 'aB3xYz',
  title: 'De slak: "heeft gelijk"',
  start: new Date('2025-10-27T09:30:00Z'),
  end: new Date('2025-10-27T10:30:00Z'),
  place: 'Leescafé',
};
const SOEP: SavedMoment = { id: 'qR7stu', title: 'Soep', start: new Date('2025-10-27T11:00:00Z') };
const COUNT = '<span data-saved-count="" hidden><span></span> bewaard</span>';

const html = (...moments: SavedMoment[]) =>
  moments.map((moment) => renderToStaticMarkup(<SaveRibbon moment={moment} />)).join('');

let window: Window;
const ribbon = (id: string) => window.document.querySelector(`[data-save="${id}"]`);
const stateOf = (id: string) => ['aria-pressed', 'aria-label'].map((name) => ribbon(id)?.getAttribute(name));
const press = (id: string) =>
  ribbon(id)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
const stored = (id: string) => window.localStorage.getItem(KEY + id);
const count = () => {
  const element = window.document.querySelector('[data-saved-count]');
  return element?.hasAttribute('hidden') ? undefined : element?.textContent;
};

beforeEach(async () => {
  window = new Window();
  for (const name of ['document', 'localStorage', 'Element', 'Event', 'MutationObserver'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  window.document.body.innerHTML = `<header>${COUNT}</header><main>${html(SLAK)}</main>`;
  vi.resetModules();
  const { watchSaves } = await import('./saves.browser.ts');
  watchSaves();
});
afterEach(async () => {
  await window.happyDOM.close();
  vi.unstubAllGlobals();
});

it("at the first press, saves the ribbon's moment and relabels the ribbon; at the second press, removes the moment", () => {
  expect(stateOf(SLAK.id)).toEqual(['false', 'Bewaar: De slak: "heeft gelijk", ma 27 okt 10:30']);
  expect(count()).toBeUndefined();
  press(SLAK.id);
  const { id, ...copy } = SLAK;
  expect(stored(id)).toBe(JSON.stringify(copy));
  expect(stateOf(SLAK.id)).toEqual(['true', 'Op je stapel: De slak: "heeft gelijk", ma 27 okt 10:30']);
  expect(count()).toBe('1 bewaard');
  press(SLAK.id);
  expect(stored(id)).toBeNull();
  expect(stateOf(SLAK.id)[0]).toBe('false');
  expect(count()).toBeUndefined();
});

it('shows the saved state of ribbons that an island renders later, and of ribbons that change to another moment', async () => {
  window.localStorage.setItem(KEY + SOEP.id, '{}');
  window.dispatchEvent(new window.Event('storage'));
  expect(count()).toBe('1 bewaard');
  const main = window.document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', html(SOEP));
  await window.happyDOM.waitUntilComplete();
  expect(stateOf(SOEP.id)).toEqual(['true', 'Op je stapel: Soep, ma 27 okt 12:00']);
  ribbon(SOEP.id)?.setAttribute('data-save', 'other');
  await window.happyDOM.waitUntilComplete();
  expect(stateOf('other')).toEqual(['false', 'Bewaar: Soep, ma 27 okt 12:00']);
});

it('hides ribbons until the script runs, and shows a fixed state in the style guide', () => {
  const css = readFileSync(`${import.meta.dirname}/SaveRibbon.module.css`, 'utf8');
  expect(css).toMatch(/\.ribbon\[data-save\] \{\s*visibility: hidden;/);
  const shown = renderToStaticMarkup(<SaveRibbon moment={SLAK} look="words" shown />);
  expect(shown).not.toContain('data-save');
  expect(shown).toContain('aria-pressed="true"');
});

it('hydrates without changes to the server HTML', async () => {
  vi.unstubAllGlobals();
  expect(await hydrated(SaveRibbon, { moment: SLAK })).toContain(`data-save="${SLAK.id}"`);
});

it('counts only the moments after the last day of the previous edition', () => {
  const element = window.document.querySelector('[data-saved-count]');
  element?.setAttribute('data-saved-count', '2025-11-02');
  const old = { title: 'Oud', start: new Date('2025-10-26T09:30:00Z') };
  window.localStorage.setItem(`${KEY}oud123`, JSON.stringify(old));
  press(SLAK.id);
  expect(count()).toBeUndefined();
  const next = { title: 'Nieuw', start: new Date('2026-10-26T09:30:00Z') };
  window.localStorage.setItem(`${KEY}nieuw1`, JSON.stringify(next));
  press(SLAK.id);
  expect(count()).toBe('1 bewaard');
  element?.setAttribute('data-saved-count', '');
  press(SLAK.id);
  expect(count()).toBe('3 bewaard');
});

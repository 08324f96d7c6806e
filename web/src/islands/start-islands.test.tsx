import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type IslandPage, openIslandPage } from './fixtures/island-page.tsx';
import type { IslandElement } from './start-islands.ts';

let page: IslandPage;
beforeAll(async () => {
  page = await openIslandPage();
  // Silences React, which also logs the errors that islands report.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => document.body.replaceChildren());
afterAll(() => page.close());

const isBrowser = () => typeof window !== 'undefined' && document.querySelector('is-land') !== null;
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

function Words({ words }: { words: string }) {
  const [count, setCount] = useState(0);
  return (
    <form>
      <p>{`${words} ${count}`}</p>
      <input name="naam" />
      <input type="checkbox" name="soort" value="lezing" />
      <input type="checkbox" name="soort" value="gesprek" />
      <textarea name="bericht" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Tel
      </button>
    </form>
  );
}

const wordsOf = (island: IslandElement | undefined) => island?.querySelector('p')?.textContent;
const press = (island: IslandElement | undefined) => island?.querySelector('button')?.click();

it('starts an island at the first touch, and replays a click from before the start exactly once', async () => {
  const [island] = page.show({ island: Words, words: 'Dag' });
  await pause();
  expect(island?.hasAttribute('started')).toBe(false);
  island?.dispatchEvent(new Event('pointerdown'));
  press(island);
  await island?.start();
  await expect.poll(() => wordsOf(island)).toBe('Dag 1');
  expect(island?.hasAttribute('started')).toBe(true);
  press(island);
  await expect.poll(() => wordsOf(island)).toBe('Dag 2');
  expect(page.reported).toEqual([]);
});

function Entry({ words }: { words: string }) {
  return (
    <article>
      <a href="/activiteiten/x">{words}</a> <button type="button">Bewaar</button>
    </article>
  );
}

it.each([
  ['a', 'pointerdown', false],
  ['button', 'pointerdown', true],
  ['article', 'pointerover', true],
])(
  'starts at a touch in a list entry, but not at a touch on its link: %s, %s, %s',
  async (selector, touch, starts) => {
    const [island] = page.show({ island: Entry, words: 'Dag' });
    island?.querySelector(selector)?.dispatchEvent(new Event(touch, { bubbles: true }));
    if (!starts) await pause();
    await expect.poll(() => island?.hasAttribute('started')).toBe(starts);
  },
);

function FailsToRender({ words }: { words: string }) {
  if (isBrowser()) throw new Error('in render');
  return <p>{words}</p>;
}

function FailsInEffect({ words }: { words: string }) {
  useEffect(() => {
    throw new Error('in an effect');
  }, []);
  return <p>{words}</p>;
}

it.each([
  ['render', { island: FailsToRender }, 'in render'],
  ['an effect', { island: FailsInEffect }, 'in an effect'],
  [
    'its file',
    { island: Words, file: 'data:text/javascript,throw new Error("in its file")//' },
    'in its file',
  ],
  [
    'a file without it',
    { island: Words, file: 'data:text/javascript,export const Other = 1//' },
    /does not export Tested/,
  ],
  [
    'its preparation',
    {
      island: Words,
      file: 'data:text/javascript,export const Tested = 1, ready = async () => {throw new Error("not there")}//',
    },
    'not there',
  ],
])(
  'keeps the server HTML if an island fails in %s, and reports the error once',
  async (_, given, message) => {
    const [island, other] = page.show({ ...given, words: 'Dag' }, { island: Words, words: 'Nacht' });
    const html = island?.innerHTML;
    await Promise.all([island?.start(), other?.start()]);
    await pause();
    expect(island?.innerHTML).toBe(html);
    expect(island?.hasAttribute('failed')).toBe(true);
    expect(island?.hasAttribute('started')).toBe(false);
    expect(other?.hasAttribute('started')).toBe(true);
    expect(page.reported).toEqual([expect.stringMatching(message)]);
  },
);

function FailsWhenPressed({ words }: { words: string }) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) throw new Error('when pressed');
  return (
    <div>
      <p>{words}</p>
      <button type="button" onClick={() => setPressed(true)}>
        Breek
      </button>
    </div>
  );
}

it('restores the server HTML if an island fails after its start, and can still renew that HTML', async () => {
  const [island] = page.show({ island: FailsWhenPressed, words: 'Dag' });
  const html = island?.innerHTML;
  await island?.start();
  press(island);
  await expect.poll(() => island?.hasAttribute('failed')).toBe(true);
  expect(island?.innerHTML).toBe(html);
  expect(island?.hasAttribute('started')).toBe(false);
  expect(page.reported).toEqual(['when pressed']);
  const [newer] = page.render({ island: FailsWhenPressed, words: 'Nacht' }).querySelectorAll('is-land');
  if (newer) island?.renew(newer);
  expect(wordsOf(island)).toBe('Nacht');
});

it('renews an island before its code has loaded, if its code never loads, and after hydration', async () => {
  const given = (words: string, file?: string) => ({ island: Words, words, ...(file && { file }) });
  const newer = (words: string) => page.render(given(words)).querySelector('is-land');
  const [early, waiting] = page.show(
    given('Een'),
    given('Een', 'data:text/javascript,await new Promise(() => {})//'),
  );
  void waiting?.start();
  await pause();
  // When new HTML replaces an island, scripts without React lose their elements, so the island must report it.
  const replaced: (EventTarget | null)[] = [];
  document.addEventListener('islandreplaced', ({ target }) => replaced.push(target));
  for (const island of [early, waiting]) {
    const next = newer('Twee');
    if (next) island?.renew(next);
    expect(wordsOf(island)).toBe('Twee 0');
  }
  await early?.start();
  const field = early?.querySelector('input');
  const next = newer('Drie');
  if (next) early?.renew(next);
  await expect.poll(() => wordsOf(early)).toBe('Drie 0');
  expect(replaced).toEqual([early, waiting]);
  expect(early?.querySelector('input')).toBe(field);
  expect(page.reported).toEqual([]);
});

function Labelled({ words }: { words: string }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {words} <input id={id} />
    </label>
  );
}

it('generates different ids in two islands of the same name, also after hydration', async () => {
  const islands = page.show({ island: Labelled, words: 'Een' }, { island: Labelled, words: 'Twee' });
  const ids = () => islands.map((island) => island.querySelector('input')?.id);
  const before = ids();
  await Promise.all(islands.map((island) => island.start()));
  expect(ids()).toEqual(before);
  expect(new Set(before).size).toBe(2);
  expect(page.reported).toEqual([]);
});

const field = <Name extends keyof HTMLElementTagNameMap>(island: Element | undefined, name: Name) =>
  island?.querySelector(name) ?? document.createElement(name);

it.each([
  ['from the server', false],
  ['changed by a translation', true],
])('preserves typed, ticked, focused and selected fields in HTML %s', async (_, isTranslated) => {
  const [island] = page.show({ island: Words, words: 'Dag' });
  field(island, 'input').value = 'Noor';
  field(island, 'textarea').value = 'Hallo';
  const ticks = () => [...(island?.querySelectorAll<HTMLInputElement>('[name="soort"]') ?? [])];
  const [, talk] = ticks();
  if (talk) talk.checked = true;
  field(island, 'textarea').focus();
  field(island, 'textarea').setSelectionRange(1, 3);
  if (isTranslated) {
    const font = document.createElement('font');
    font.textContent = 'Day 0';
    field(island, 'p').replaceChildren(font);
  }
  await island?.start();
  await pause();
  expect(field(island, 'input').value).toBe('Noor');
  expect(field(island, 'textarea').value).toBe('Hallo');
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true]);
  expect(document.activeElement).toBe(field(island, 'textarea'));
  const { selectionStart, selectionEnd } = field(island, 'textarea');
  expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  expect(island?.hasAttribute('started')).toBe(true);
  expect(island?.hasAttribute('failed')).toBe(false);
  expect(page.reported.length).toBe(isTranslated ? 1 : 0);
});

/** A field that its component sets to the chosen value, as «Nu & straks» sets its fields to the choices in the URL. */
function Choice() {
  const [chosen, setChosen] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  return (
    <form onChange={() => setChosen(select.current?.value ?? '')}>
      <select ref={select} defaultValue="" name="tijd">
        <option value="">Tijd</option>
        <option value="45">45 min</option>
      </select>
      <p>{chosen}</p>
    </form>
  );
}

it('preserves a choice that a visitor makes while React hydrates the island', async () => {
  const { hydrateIsland } = await import('./hydrate.tsx');
  const [island] = page.show({ island: Choice, words: '' });
  const select = field(island, 'select');
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  const hydrated = hydrateIsland(island ?? select, Choice, '{}', { mended: note, broke: note });
  select.value = '45';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await hydrated;
  await expect.poll(() => wordsOf(island)).toBe('45');
  expect(field(island, 'select').value).toBe('45');
  expect(errors).toEqual([]);
});

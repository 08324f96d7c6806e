import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu, MenuButton } from './Menu.tsx';

const HEADER = { links: [], topLinks: [], urgent: false };

let window: Window;
const isOpen = () => window.document.querySelector('#menu')?.hasAttribute('data-open');
const press = (action: 'show' | 'hide') => {
  const event = new window.MouseEvent('click', { bubbles: true });
  window.document.querySelector(`button[data-action="${action}"]`)?.dispatchEvent(event);
};

beforeEach(async () => {
  window = new Window();
  for (const name of ['document', 'Element', 'Node'] as const) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  // Simulates a browser without popovers, such as Safari 16 and Firefox 124.
  vi.stubGlobal('HTMLElement', class {});
  window.document.body.innerHTML = renderToStaticMarkup(
    <>
      <MenuButton action="show" />
      <Menu header={HEADER} button={undefined} now={new Date('2025-10-27T09:30:00Z')} />
    </>,
  );
  vi.resetModules();
  const { watchMenu } = await import('./menu.browser.ts');
  watchMenu();
});
afterEach(async () => {
  await window.happyDOM.close();
  vi.unstubAllGlobals();
});

it('opens and closes the phone menu in a browser without popovers', () => {
  press('show');
  expect(isOpen()).toBe(true);
  press('hide');
  expect(isOpen()).toBe(false);
  press('show');
  window.document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen()).toBe(false);
  expect(window.document.activeElement?.getAttribute('data-action')).toBe('show');
});

import type { ComponentType } from 'react';
import type { HydratedIsland } from './hydrate.tsx';
import { isBackLoad, whenIdle, whenMinutePasses, whenNear, whenShown } from './when.ts';

/** How long the code of an island may take before the page shows what works without it, in ms. It may still come. */
const PATIENCE_MS = 9_000;

/** The file of an island exports the island under its name. */
type IslandFile = { readonly [name: string]: ComponentType<object> | undefined } & {
  /** Fetches what the island cannot be hydrated without. No top-level await: with one in it, the build splits its parts worse. */
  readonly ready?: () => Promise<unknown>;
};

/** Each of these shows that a visitor needs the island now. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'];

/** A link of a list entry under a pointer. It opens another page, which an island that starts meanwhile would only delay. */
const LEADS_AWAY = 'article a[href]:not(:focus-visible)';

/** What the window is told when an island failed: `detail` says which, and why. */
export const ISLAND_FAILED = 'islandfailed';

/** What bubbles from an island whose HTML was replaced before its code came: scripts start its parts again. */
export const ISLAND_REPLACED = 'islandreplaced';

/** The element around an island: it starts the island when the island said, once. */
export class IslandElement extends HTMLElement {
  #starting: Promise<void> | undefined;
  /** React works on its HTML, which must not change then. */
  #isHydrating = false;
  #island: HydratedIsland | undefined;
  /** What was pressed before the island could hear it. */
  #pressed: { button: HTMLButtonElement; event: Event } | undefined;

  connectedCallback(): void {
    if (this.#starting) return;
    const start = () => void this.start();
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(LEADS_AWAY))) start();
    };
    for (const touch of TOUCHES) this.addEventListener(touch, touched, { passive: true, capture: true });
    this.addEventListener('click', this.#notePress);
    // After a reload, Back between two entries of one page loads no document.
    window.addEventListener('popstate', start, { once: true });
    const when = this.getAttribute('when');
    if (isUsed(this)) whenShown(start);
    if (when === 'idle') whenIdle(start);
    if (when === 'visible') whenNear(this, start);
    if (when === 'minute') whenMinutePasses(start);
  }

  /** Starts the island, where it has not started yet. What fails leaves the HTML of the server as it is. */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      // The next touch tries again.
      this.#starting = undefined;
      tellFailure(this, error);
    });
    return this.#starting;
  }

  /** Gives the island what the same island of a newer document holds. */
  renew(newer: Element): void {
    const props = newer.nextElementSibling?.textContent ?? '';
    if (this.#island) {
      this.#island.renew(props);
    } else if (this.#isHydrating) {
      // After a failed start nothing is being hydrated any more.
      void this.#starting?.then(() => this.renew(newer));
    } else {
      // Its code has not come, and may never come.
      this.innerHTML = newer.innerHTML;
      this.setAttribute('prefix', newer.getAttribute('prefix') ?? '');
      if (this.nextElementSibling) this.nextElementSibling.textContent = props;
      this.dispatchEvent(new Event(ISLAND_REPLACED, { bubbles: true }));
    }
  }

  async #start(): Promise<void> {
    const late = setTimeout(() => this.setAttribute('failed', ''), PATIENCE_MS);
    const [file, { hydrateIsland }] = await Promise.all([
      imported<IslandFile>(this.getAttribute('src') ?? ''),
      import('./hydrate.tsx'),
    ]).finally(() => clearTimeout(late));
    const name = this.getAttribute('name') ?? '';
    const Component = file[name];
    if (!Component) throw new Error(`There is no island ${name} in its file`);
    await file.ready?.();
    // Each in a task of its own, so that a slow phone answers in between.
    await new Promise((resolve) => setTimeout(resolve));
    const props = this.nextElementSibling?.textContent ?? '';
    this.#isHydrating = true;
    try {
      this.#island = await hydrateIsland(this, Component, props, {
        mended: (error) => report(this, error),
        broke: (error) => {
          this.#island = undefined;
          this.removeAttribute('started');
          tellFailure(this, error);
        },
      });
    } finally {
      this.#isHydrating = false;
    }
    this.removeEventListener('click', this.#notePress);
    this.removeAttribute('failed');
    this.setAttribute('started', '');
    // A script of the page may have handled it (ui/pressed.ts).
    if (!this.#pressed?.event.defaultPrevented) this.#pressed?.button.click();
  }

  #notePress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') this.#pressed = { button, event };
  };
}

/** Fetches a module; one that did not come is asked for once more, at an address that no browser remembers as failed. */
async function imported<Module>(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    return import(/* @vite-ignore */ `${address}?again`);
  }
}

/** Whether a visitor used an island before this script ran: in this document, or in the one that stored its history entry. */
function isUsed(element: Element): boolean {
  if (element.contains(document.activeElement) || (history.state !== null && isBackLoad())) return true;
  return [...element.querySelectorAll('input')].some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
}

function tellFailure(element: Element, error: unknown): void {
  // Styles may then show what works without a script.
  element.setAttribute('failed', '');
  report(element, error);
}

function report(element: Element, error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  const detail = { island: element.getAttribute('name'), error };
  window.dispatchEvent(new CustomEvent(ISLAND_FAILED, { detail }));
}

/** Has the islands of this page start. A browser without custom elements has the page as the server wrote it. */
export function defineIslands(): void {
  if ('customElements' in window) customElements.define('is-land', IslandElement);
}

import type { ComponentType } from 'react';
import type { HydratedIsland } from './hydrate.tsx';
import { isBackLoad, whenIdle, whenMinutePasses, whenNear, whenShown } from './when.ts';

/**
 * How long to wait for an island's code before showing a fallback, in ms. Code that arrives later still starts the
 * island.
 */
const PATIENCE_MS = 9_000;

/** The module of an island. It exports the component under the island's name. */
type IslandFile = { readonly [name: string]: ComponentType<object> | undefined } & {
  /** Loads what hydration needs. With a top-level await instead, the build would split modules into worse chunks. */
  readonly ready?: () => Promise<unknown>;
};

/** Events that show that a visitor needs the island now. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click'];

/** The window event that reports a failed island. `detail` contains its name and the error. */
export const ISLAND_FAILED = 'islandfailed';

/** Sent by an island whose HTML was replaced before its code arrived. It bubbles, so that new parts can be started. */
export const ISLAND_REPLACED = 'islandreplaced';

/** The element around an island. It starts the island once, at the event named in `when`. */
export class IslandElement extends HTMLElement {
  #starting: Promise<void> | undefined;
  /** Whether React is hydrating. The HTML must not change during that time. */
  #isHydrating = false;
  #island: HydratedIsland | undefined;
  /** The button that was clicked before the island was hydrated. */
  #pressed: { button: HTMLButtonElement; event: Event } | undefined;

  connectedCallback(): void {
    if (this.#starting) return;
    const start = () => void this.start();
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element && leadsAway(target))) start();
    };
    for (const touch of TOUCHES) this.addEventListener(touch, touched, { passive: true, capture: true });
    this.addEventListener('click', this.#notePress);
    // After a reload, going back within the page loads no document, so the island must start and show the new URL.
    window.addEventListener('popstate', start, { once: true });
    const when = this.getAttribute('when');
    if (isUsed(this)) whenShown(start);
    if (when === 'idle') whenIdle(start);
    if (when === 'visible') whenNear(this, start);
    if (when === 'minute') whenMinutePasses(start);
  }

  /** Starts the island unless it has started. After a failure the server HTML stays. */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      // Allows another attempt at the next touch.
      this.#starting = undefined;
      reportFailure(this, error);
    });
    return this.#starting;
  }

  /** Updates the island from the same island in a newer document. */
  renew(newer: Element): void {
    const props = newer.nextElementSibling?.textContent ?? '';
    if (this.#island) {
      this.#island.renew(props);
    } else if (this.#isHydrating) {
      // Wait until the start succeeds or fails; in both cases the HTML may be replaced afterwards.
      void this.#starting?.then(() => this.renew(newer));
    } else {
      // The island's code has not arrived and may never arrive, so replace the HTML.
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
    if (!Component) throw new Error(`The module does not export ${name}`);
    await file.ready?.();
    // Start each island in its own task, so that a slow phone can respond in between.
    await new Promise((resolve) => setTimeout(resolve));
    const props = this.nextElementSibling?.textContent ?? '';
    this.#isHydrating = true;
    try {
      this.#island = await hydrateIsland(this, Component, props, {
        mended: (error) => report(this, error),
        broke: (error) => {
          this.#island = undefined;
          this.removeAttribute('started');
          reportFailure(this, error);
        },
      });
    } finally {
      this.#isHydrating = false;
    }
    this.removeEventListener('click', this.#notePress);
    this.removeAttribute('failed');
    this.setAttribute('started', '');
    // Do not repeat a click that a script of the page has handled (ui/pressed.ts).
    if (!this.#pressed?.event.defaultPrevented) this.#pressed?.button.click();
  }

  #notePress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') this.#pressed = { button, event };
  };
}

/**
 * Whether a touch is on a link to another page. Such a touch does not start the island, because the island's code would
 * delay the linked page. Keyboard focus on such a link does start it.
 */
function leadsAway(touched: Element): boolean {
  const link = touched.closest('a[href]:not(:focus-visible)');
  return link instanceof HTMLAnchorElement && link.pathname !== window.location.pathname;
}

/** Imports a module. Retries a failed import once at another URL, because browsers cache the failure. */
async function imported<Module>(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    return import(/* @vite-ignore */ `${address}?again`);
  }
}

/** Whether a visitor used the island before this script ran: in this document, or before going back to it. */
function isUsed(element: Element): boolean {
  if (element.contains(document.activeElement) || (history.state !== null && isBackLoad())) return true;
  return [...element.querySelectorAll('input')].some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );
}

function reportFailure(element: Element, error: unknown): void {
  // In an element with this attribute, the stylesheet shows the fallback for browsers without scripts.
  element.setAttribute('failed', '');
  report(element, error);
}

function report(element: Element, error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  const detail = { island: element.getAttribute('name'), error };
  window.dispatchEvent(new CustomEvent(ISLAND_FAILED, { detail }));
}

/** Defines the element that starts islands. Without custom elements, a browser keeps the server HTML. */
export function defineIslands(): void {
  if ('customElements' in window) customElements.define('is-land', IslandElement);
}

import {
  cutTexts,
  isDrawn,
  isPainted,
  isVisuallyHidden,
  look,
  type PageSeen,
  pageSeen,
  reach,
  type Seen,
} from './in-page.ts';

/** The ARIA roles by which the journeys find elements. */
export type Role =
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'form'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'textbox';

/**
 * Describes an element as a visitor would. `role` and `name` are those that the engine reports to a screen reader.
 * `name` must be the whole name, because WebDriver BiDi cannot search for part of a name. An element can also be found
 * by `words`, its whole visible text.
 */
export type Thing = { within?: Thing } & ({ role: Role; name?: string } | { words: string });

export type Key = 'Enter' | 'Escape' | 'Tab';

/** The operations that each engine implements in its own way. */
export type Tab<Handle> = {
  /** Opens an address. Resolves when the document is loaded, or later. */
  goTo: (url: string) => Promise<void>;
  /** Reloads the page. Resolves when the document is loaded, or later. */
  reload: () => Promise<void>;
  url: () => Promise<string>;
  /** Returns the elements in document order. The result may include hidden elements. */
  find: (role: Role, name: string | undefined, within: Handle | undefined) => Promise<Handle[]>;
  /** Returns the smallest elements whose whole text is `words`. */
  findWords: (words: string, within: Handle | undefined) => Promise<Handle[]>;
  /** Runs a self-contained function in the page. */
  ask: <Result>(inPage: () => Result) => Promise<Result>;
  /** Runs a function in the page that uses nothing but the given element. */
  run: <Result>(handle: Handle, inPage: (element: Element) => Result) => Promise<Result>;
  click: (handle: Handle) => Promise<void>;
  /** Taps with a finger if the engine's driver supports touch, otherwise clicks. */
  tap: (handle: Handle) => Promise<void>;
  type: (handle: Handle, text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Sets the size of the window. The viewport may be shorter, because of a toolbar. */
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /**
   * Returns the errors, warnings and exceptions since the last `goTo` or `reload`, one per line. WebKit
   * records them only after the page has loaded.
   */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** A running browser. Each visitor gets a new profile. */
export type Engine = {
  newVisitor: (origin: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};

/** A visitor with a browser. The operations are the same for every browser engine. */
export type Visitor = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Returns the path and query of the current page. */
  address: () => Promise<string>;
  /** Returns every matching element that is visible now. To wait for one, use `expect.poll`. */
  read: (thing: Thing) => Promise<Seen[]>;
  /** Returns the texts of all matching elements that are visible now. */
  texts: (thing: Thing) => Promise<string[]>;
  /** Waits until exactly one matching element is visible, and clicks it. */
  press: (thing: Thing) => Promise<void>;
  /** Waits until exactly one matching element is visible, and taps it with a finger. */
  tap: (thing: Thing) => Promise<void>;
  /** Waits until exactly one matching element is visible, and scrolls to it. */
  scrollTo: (thing: Thing) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Waits until exactly one matching field is visible, and appends the text to its value. */
  type: (thing: Thing, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the current state of the page as a whole. */
  page: () => Promise<PageSeen>;
  /** Finds every text that is cut off in the middle of a line. Returns a description of each fault. */
  cutTexts: () => Promise<string[]>;
  /** Takes a screenshot after the fonts, and the images in the viewport, have loaded. */
  screenshot: () => Promise<Uint8Array>;
  /**
   * Returns the errors, warnings and exceptions since a page was opened or reloaded, as far as the engine
   * reports them.
   */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** An address on which no proxy runs. A browser that uses it as its proxy cannot reach other machines. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** Maximum time for an element to appear, in ms. Firefox takes seconds to search a page on a busy machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Creates the visitor of an engine from a tab of that engine. */
export function visitorOf<Handle>(tab: Tab<Handle>, origin: string): Visitor {
  async function find(thing: Thing): Promise<Handle[]> {
    const findIn = (around?: Handle) =>
      'words' in thing ? visibleWords(thing.words, around) : tab.find(thing.role, thing.name, around);
    if (thing.within === undefined) return findIn();
    const found: Handle[] = [];
    for (const around of await find(thing.within)) found.push(...(await findIn(around)));
    return found;
  }

  async function visibleWords(words: string, within: Handle | undefined): Promise<Handle[]> {
    const found = await tab.findWords(words, within);
    const hidden = await Promise.all(found.map((handle) => tab.run(handle, isVisuallyHidden)));
    return found.filter((_, index) => !hidden[index]);
  }

  async function inSight(thing: Thing): Promise<{ handle: Handle; seen: Seen }[]> {
    const looks = (await find(thing)).map(async (handle) => ({ handle, seen: await tab.run(handle, look) }));
    return (await Promise.all(looks)).flatMap(({ handle, seen }) => (seen ? [{ handle, seen }] : []));
  }

  /**
   * Runs `attempt` again after an error, until {@link PATIENCE_MS} has passed: the page may render again
   * between finding an element and reading it.
   */
  async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (performance.now() > until) throw error;
        await pause();
      }
    }
  }

  async function theOnly(thing: Thing): Promise<Handle> {
    const [first, ...others] = await inSight(thing);
    if (first && others.length === 0) return first.handle;
    throw new Error(`${first ? others.length + 1 : 0} visible elements instead of one: ${described(thing)}`);
  }

  /**
   * Waits until an element is still and uncovered. While an element moves or is covered, the engines differ in what
   * they click.
   */
  const theOnlyInReach = (thing: Thing) =>
    patiently(async () => {
      const handle = await theOnly(thing);
      const before = await tab.run(handle, reach);
      await pause();
      const now = await tab.run(handle, reach);
      if (now === null || now !== before) throw new Error(`moving or covered: ${described(thing)}`);
      return handle;
    });

  const read = (thing: Thing) => patiently(async () => (await inSight(thing)).map(({ seen }) => seen));

  return {
    open: (path) => tab.goTo(origin + path),
    reload: tab.reload,
    address: async () => {
      const { pathname, search } = new URL(await tab.url());
      return pathname + search;
    },
    read,
    texts: async (thing) => (await read(thing)).map(({ text }) => text),
    press: async (thing) => tab.click(await theOnlyInReach(thing)),
    tap: async (thing) => tab.tap(await theOnlyInReach(thing)),
    scrollTo: async (thing) => void (await theOnlyInReach(thing)),
    pressKey: tab.pressKey,
    type: async (thing, text) => tab.type(await patiently(() => theOnly(thing)), text),
    resize: async (width, height) => {
      await tab.resize(width, height);
      await patiently(async () => {
        const now = await tab.ask(() => window.innerWidth);
        if (now !== width) throw new Error(`the page is ${now} px wide, not ${width} px`);
        if (!(await tab.ask(isDrawn))) throw new Error(`no frame of ${width} px is drawn`);
      });
    },
    page: () => patiently(() => tab.ask(pageSeen)),
    cutTexts: () => patiently(() => tab.ask(cutTexts)),
    screenshot: async () => {
      await patiently(async () => {
        if (!(await tab.ask(isPainted))) throw new Error('fonts and pictures did not load');
      });
      return tab.screenshot();
    },
    complaints: tab.complaints,
    close: tab.close,
  };
}

/**
 * Returns an XPath to the smallest elements whose whole text is `words`. `words` must not contain double
 * quotation marks.
 */
export function pathToWords(words: string): string {
  const says = `normalize-space()="${words}"`;
  return `.//*[${says} and not(*[${says}])]`;
}

function described(thing: Thing): string {
  const { name, within } = 'words' in thing ? { ...thing, name: thing.words } : thing;
  const kind = 'words' in thing ? 'words' : thing.role;
  const words = name === undefined ? kind : `${kind} «${name}»`;
  return within === undefined ? words : `${words} in ${described(within)}`;
}

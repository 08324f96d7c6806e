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

/** The roles that the journeys speak of. */
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
 * What a visitor speaks of. Role and name are the engine's own, as it tells them to a screen reader: the whole
 * name, because WebDriver BiDi finds no part of one. `words` is the whole visible text of an element: where a finger presses.
 */
export type Thing = { within?: Thing } & ({ role: Role; name?: string } | { words: string });

export type Key = 'Enter' | 'Escape' | 'Tab';

/** What every engine can do, each in its own way: all that a back end implements. */
export type Tab<Handle> = {
  /** Settles when the document is there, or later; likewise `reload`. */
  goTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  url: () => Promise<string>;
  /** In the order of the document; what is hidden may be among them. */
  find: (role: Role, name: string | undefined, within: Handle | undefined) => Promise<Handle[]>;
  /** The smallest elements with exactly these words. */
  findWords: (words: string, within: Handle | undefined) => Promise<Handle[]>;
  /** Runs a function in the page that needs nothing. */
  ask: <Result>(inPage: () => Result) => Promise<Result>;
  /** Runs a function in the page that needs nothing but its element. */
  run: <Result>(handle: Handle, inPage: (element: Element) => Result) => Promise<Result>;
  click: (handle: Handle) => Promise<void>;
  /** Presses with a finger, if the engine's driver can. */
  tap: (handle: Handle) => Promise<void>;
  type: (handle: Handle, text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** A toolbar may take some of the height. */
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** Errors, warnings and exceptions since the last `goTo` or `reload`, each a line; of WebKit from when it has loaded. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** A browser that runs. Each visitor gets a profile of their own, without a trace of the ones before. */
export type Engine = {
  newVisitor: (origin: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};

/** Someone at a browser, whichever engine it has. */
export type Visitor = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The path and the query of the page that is open. */
  address: () => Promise<string>;
  /** Every such thing in sight, at this moment: wait with `expect.poll`. */
  read: (thing: Thing) => Promise<Seen[]>;
  /** The words of every such thing in sight, likewise. */
  texts: (thing: Thing) => Promise<string[]>;
  /** Waits until there is exactly one such thing to see, and clicks it. */
  press: (thing: Thing) => Promise<void>;
  /** Like `press`, with a finger. */
  tap: (thing: Thing) => Promise<void>;
  /** Waits until there is exactly one such thing to see, and scrolls to it. */
  scrollTo: (thing: Thing) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Waits until there is exactly one such field to see, and types at its end. */
  type: (thing: Thing, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What there is to tell of the page as a whole, at this moment. */
  page: () => Promise<PageSeen>;
  /** Every text that is cut otherwise than after a whole line, with what is wrong with it. */
  cutTexts: () => Promise<string[]>;
  /** Waits for the fonts, and for the pictures in the window. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors, warnings and exceptions since a page was opened or loaded again, as far as the engine tells. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** A proxy that nobody runs: with it, nothing that a browser asks for leaves this machine. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** How long a thing may take to appear, in ms. Firefox takes seconds to look through a page on a busy machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Gives a back end what all of them share. */
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

  /** The page may be drawn anew between finding a thing and looking at it: what fails is tried again. */
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
    throw new Error(`${first ? others.length + 1 : 'none'} in sight of: ${described(thing)}`);
  }

  /** The engines differ in what they click where a thing still glides, or lies below another. */
  const theOnlyInReach = (thing: Thing) =>
    patiently(async () => {
      const handle = await theOnly(thing);
      const before = await tab.run(handle, reach);
      await pause();
      const now = await tab.run(handle, reach);
      if (now === null || now !== before) throw new Error(`out of reach: ${described(thing)}`);
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
        if (!(await tab.ask(isPainted))) throw new Error('fonts and pictures do not arrive');
      });
      return tab.screenshot();
    },
    complaints: tab.complaints,
    close: tab.close,
  };
}

/** An XPath to the smallest elements whose whole text is `words`, which contain no double quotation mark. */
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

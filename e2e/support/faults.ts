import type { BrowserContext, Page } from '@playwright/test';

/** Something that goes wrong in a visitor's browser or on the way to it. */
export type Fault = {
  name: string;
  /** Which scripts are at work all the same: all if left out. `some`: whichever do not need a certain file. */
  scripts?: 'page' | 'some' | 'none';
  /** Whether the browser refuses to store anything. */
  storesNothing?: boolean;
  /** Prepares a context in which it goes wrong; called before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Makes it go wrong in a page that is open, whose islands have started. */
  happen?: (page: Page) => Promise<unknown>;
};

/** Functions that Safari 15.4, Chrome 99 or Firefox 97 do not have, by where they stand. */
const NEWER: Readonly<Record<string, string>> = {
  'URL.canParse': 'delete URL.canParse',
  structuredClone: 'delete window.structuredClone',
  'Array.prototype.at': 'delete Array.prototype.at; delete String.prototype.at',
  toSorted: 'for (const name of ["toSorted","toReversed","toSpliced","with"]) delete Array.prototype[name]',
  'selectors with :has and :popover-open':
    'for (const owner of [Document, Element]) for (const name of ["querySelector","querySelectorAll","matches","closest"]) { const own = owner.prototype[name]; if (own) owner.prototype[name] = function (selector) { if (/:has\\(|:popover-open/.test(selector)) throw new SyntaxError(selector); return own.call(this, selector); }; }',
  findLast: 'delete Array.prototype.findLast; delete Array.prototype.findLastIndex',
  'Object.groupBy': 'delete Object.groupBy; delete Map.groupBy',
  'Object.hasOwn': 'delete Object.hasOwn',
  'Promise.withResolvers': 'delete Promise.withResolvers; delete Promise.try',
  'Array.fromAsync': 'delete Array.fromAsync',
  'set methods':
    'for (const name of ["union","intersection","difference","isSubsetOf"]) delete Set.prototype[name]',
  'AbortSignal.timeout': 'delete AbortSignal.timeout; delete AbortSignal.any',
  requestIdleCallback: 'delete window.requestIdleCallback; delete window.cancelIdleCallback',
  navigation: 'delete window.navigation',
  startViewTransition: 'delete Document.prototype.startViewTransition',
  popover:
    'for (const name of ["showPopover","hidePopover","togglePopover","popover"]) delete HTMLElement.prototype[name]; delete HTMLButtonElement.prototype.popoverTargetElement',
  'Intl.Segmenter': 'delete Intl.Segmenter',
  reportError: 'delete window.reportError',
  'aria properties': 'for (const name of ["ariaLabel","ariaPressed"]) delete Element.prototype[name]',
  inert: 'delete HTMLElement.prototype.inert',
  'speculation rules': 'delete HTMLScriptElement.supports',
  userActivation: 'delete Navigator.prototype.userActivation',
  'view of scroll ends': 'delete window.onscrollend',
};

const without =
  (names: readonly string[]): Fault['prepare'] =>
  (context) =>
    context.addInitScript(names.map((name) => `try { ${NEWER[name]} } catch {}`).join('\n'));

/** How a script may fail to come: the status of its response, or none. */
export const ANSWERS = [404, 500, 'never'] as const;
type Answer = (typeof ANSWERS)[number];

/** Scripts that answer with a status, or never. */
const scripts =
  (answer: Answer, which: RegExp = /\/assets\/[^/]+\.js/): Fault['prepare'] =>
  (context) =>
    context.route(which, (route) =>
      answer === 'never' ? undefined : route.fulfill({ status: answer, body: '' }),
    );

/** One script that does not come, by the beginning of its name. */
export const withoutScript = (file: string, answer: Answer): Fault => ({
  name: `${file} that answers ${answer}`,
  scripts: file.startsWith('page-') ? 'none' : 'some',
  prepare: scripts(answer, new RegExp(`/assets/${file.replaceAll('.', '\\.')}`)),
});

/** A browser that throws whenever a page asks for something that it keeps. */
const refused =
  (...places: readonly string[]): Fault['prepare'] =>
  (context) =>
    context.addInitScript((names) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of names) Object.defineProperty(window, name, { get: refuse });
    }, places);

/** Cookies that a page can neither read nor write. */
const withoutCookies: Fault['prepare'] = (context) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Cookies are off.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });

/**
 * What a browser's translation does: every text stands in two `font` elements, and so does every text that comes later or changes.
 * The words stay Dutch, so that a test can read them.
 */
function translate(): void {
  const isOurs = (node: Node) => node.parentElement?.tagName === 'FONT';
  const wrap = (text: Text) => {
    if (
      !text.data.trim() ||
      isOurs(text) ||
      text.parentElement?.closest('script, style, noscript, template, svg, title')
    )
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const start = () => {
    all(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target as Text);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else if (node instanceof Element && node.tagName !== 'FONT') all(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.body && document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start);
}

/** What extensions of a browser add: elements in head and body, and attributes. */
function extend(): void {
  const add = () => {
    document.head.prepend(document.createElement('style'), document.createElement('link'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('extension-panel'));
    for (const element of document.querySelectorAll('input, form, is-land')) {
      element.setAttribute('data-extension', '1');
      element.append(document.createElement('extension-button'));
    }
  };
  document.addEventListener('DOMContentLoaded', add);
}

/** All faults, each by itself. */
export const FAULTS: readonly Fault[] = [
  { name: 'no newer function of any kind', prepare: without(Object.keys(NEWER)) },
  { name: 'scripts that are not found', scripts: 'none', prepare: scripts(404) },
  { name: 'scripts that a server fails to give', scripts: 'none', prepare: scripts(500) },
  { name: 'scripts that never come', scripts: 'none', prepare: scripts('never') },
  {
    name: 'no scripts but that of every page',
    scripts: 'page',
    prepare: scripts(404, /\/assets\/(?!page-)[^/]+\.js/),
  },
  {
    name: 'storage that is refused',
    storesNothing: true,
    prepare: refused('localStorage', 'sessionStorage', 'indexedDB', 'caches'),
  },
  { name: 'cookies that are refused', prepare: withoutCookies },
  { name: 'a translation before the islands start', prepare: (context) => context.addInitScript(translate) },
  { name: 'a translation after the islands started', happen: (page) => page.evaluate(translate) },
  { name: 'an extension that adds to the page', prepare: (context) => context.addInitScript(extend) },
];

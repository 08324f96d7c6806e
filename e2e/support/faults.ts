import type { BrowserContext, Page } from '@playwright/test';

/** A fault in a visitor's browser or its connection. */
export type Fault = {
  name: string;
  /**
   * The scripts that still work. If omitted, all scripts work. `page`: only the script that every page loads.
   * `some`: the scripts that do not need the missing file.
   */
  scripts?: 'page' | 'some' | 'none';
  /** Whether the fault is so similar to another one that `npm test` skips it. */
  isLikeAnother?: boolean;
  /** Whether the browser refuses to store any data. */
  storesNothing?: boolean;
  /** Prepares a context with the fault, before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Causes the fault in an open page, after its islands have started. */
  happen?: (page: Page) => Promise<unknown>;
};

/** Code that removes functions that Safari 15.4, Chrome 99 or Firefox 97 lack. */
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
  'scrollend events': 'delete window.onscrollend',
};

const without =
  (names: readonly string[]): Fault['prepare'] =>
  (context) =>
    context.addInitScript(names.map((name) => `try { ${NEWER[name]} } catch {}`).join('\n'));

/** How a script fails to load: the status of its response, or `never` if no response arrives. */
export const ANSWERS = [404, 500, 'never'] as const;
type Answer = (typeof ANSWERS)[number];

/** Makes the requests for matching scripts fail with this status, or leaves them without a response. */
const scripts =
  (answer: Answer, which: RegExp = /\/assets\/[^/]+\.js/): Fault['prepare'] =>
  (context) =>
    context.route(which, (route) =>
      answer === 'never' ? undefined : route.fulfill({ status: answer, body: '' }),
    );

/** Creates the fault of one script that fails to load. `file` is the beginning of the script's name. */
export const withoutScript = (file: string, answer: Answer): Fault => ({
  name: `${file} failing with ${answer}`,
  scripts: file.startsWith('page-') ? 'none' : 'some',
  prepare: scripts(answer, new RegExp(`/assets/${file.replaceAll('.', '\\.')}`)),
});

/** Simulates a browser that throws whenever a page accesses its storage. */
const refused =
  (...places: readonly string[]): Fault['prepare'] =>
  (context) =>
    context.addInitScript((names) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of names) Object.defineProperty(window, name, { get: refuse });
    }, places);

/** Simulates a browser whose cookies a page can neither read nor write. */
const withoutCookies: Fault['prepare'] = (context) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Cookies are off.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });

/**
 * Simulates a browser's translation: wraps every text in two `font` elements, including texts that are added
 * or changed later. The words stay Dutch, because the tests search for them.
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

/** Simulates browser extensions, which add elements and attributes to head and body. */
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

/** All faults. Each test uses one of them. */
export const FAULTS: readonly Fault[] = [
  { name: 'no newer function of any kind', prepare: without(Object.keys(NEWER)) },
  { name: 'scripts that are not found', scripts: 'none', prepare: scripts(404) },
  {
    name: 'scripts that fail with a server error',
    scripts: 'none',
    isLikeAnother: true,
    prepare: scripts(500),
  },
  { name: 'scripts that never arrive', scripts: 'none', prepare: scripts('never') },
  {
    name: 'no scripts except the one of every page',
    scripts: 'page',
    prepare: scripts(404, /\/assets\/(?!page-)[^/]+\.js/),
  },
  {
    name: 'blocked storage',
    storesNothing: true,
    prepare: refused('localStorage', 'sessionStorage', 'indexedDB', 'caches'),
  },
  { name: 'blocked cookies', isLikeAnother: true, prepare: withoutCookies },
  {
    name: 'a translation before the islands start',
    isLikeAnother: true,
    prepare: (context) => context.addInitScript(translate),
  },
  { name: 'a translation after the islands started', happen: (page) => page.evaluate(translate) },
  {
    name: 'an extension that adds elements to the page',
    prepare: (context) => context.addInitScript(extend),
  },
];

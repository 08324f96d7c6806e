import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../e2e/support/process.ts';

const ASSETS = join(ROOT, 'web', 'build', 'client', 'assets');

/**
 * Patterns of features that Safari 15.4, Chrome 99 or Firefox 97 lack, as they appear in minified scripts.
 */
const NEWER = [
  // Syntax that old browsers reject together with the whole file: lookbehind (Safari 16.4), static blocks
  // (Safari 16.4), `v` flags (Safari 17).
  /\(\?<[=!]/,
  /\bstatic\{/,
  /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
  // Functions of JavaScript.
  /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|toWellFormed|isWellFormed|withResolvers|isDisjointFrom)\b/,
  /\.(?:at|with|union|intersection|symmetricDifference|isSubsetOf|isSupersetOf)\(/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\b(?:Object\.hasOwn|Array\.fromAsync|Promise\.try|RegExp\.escape|Error\.isError|Iterator\.from)\b/,
  /\b(?:values|entries|keys)\(\)\.(?:map|filter|take|drop|toArray|find|some|every|reduce|forEach|flatMap)\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bFinalizationRegistry\b|\bstructuredClone\b/,
  // Functions of the browser.
  /\bURL\.(?:canParse|parse)\b/,
  /\bAbortSignal\.(?:timeout|any|abort)\b/,
  /\b(?:requestIdleCallback|cancelIdleCallback|reportError|startViewTransition)\b/,
  /\b(?:showPopover|hidePopover|togglePopover|popoverTargetElement|checkVisibility|moveBefore|setHTMLUnsafe|getHTML)\b/,
  /:popover-open|:has\(|:user-invalid|:open\b/,
  /\bnavigation\.(?:activation|navigate|currentEntry|addEventListener)\b/,
  /\b(?:HTMLScriptElement\.supports|userActivation|wakeLock|cookieStore|scheduler\.(?:yield|postTask)|showPicker)\b/,
  /\b(?:CompressionStream|DecompressionStream|adoptedStyleSheets|CSS\.highlights|ariaNotify|trustedTypes)\b/,
];

/**
 * Features that the site uses only after checking that they exist, or that `web/src/browser/older-browsers.ts`
 * provides. Before you add a feature to this list, make sure that the site checks for it before every use.
 */
const CHECKED = [
  '.at(',
  ':popover-open',
  'HTMLScriptElement.supports',
  'Intl.Segmenter',
  'Object.hasOwn',
  'cancelIdleCallback',
  'hidePopover',
  'navigation.activation',
  // These are calls in React's code, where `navigation` is one of React's own objects.
  'navigation.addEventListener',
  'navigation.currentEntry',
  'navigation.navigate',
  'reportError',
  'requestIdleCallback',
  'showPopover',
  'startViewTransition',
  'userActivation',
  'wakeLock',
];

test('if the oldest supported browsers lack a function, browser scripts check for it before they use it', async () => {
  const found = new Set<string>();
  for (const name of (await readdir(ASSETS)).filter((one) => one.endsWith('.js'))) {
    const script = await readFile(join(ASSETS, name), 'utf8');
    for (const newer of NEWER) for (const [call] of script.matchAll(new RegExp(newer, 'g'))) found.add(call);
  }
  expect([...found].sort()).toEqual([...CHECKED].sort());
});

test('all stylesheets use the syntax of media queries that the oldest supported browsers support', async () => {
  const ranges: string[] = [];
  for (const name of (await readdir(ASSETS)).filter((one) => one.endsWith('.css'))) {
    const css = await readFile(join(ASSETS, name), 'utf8');
    // «(width>=48em)» requires Safari 16.4 or Chrome 104.
    for (const [query] of css.matchAll(/@media[^{]*[<>][^{]*/g)) ranges.push(`${name}: ${query}`);
  }
  expect(ranges).toEqual([]);
});

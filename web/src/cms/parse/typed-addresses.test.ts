import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordedContext } from './fixtures/recorded-context.ts';
import { linkOf } from './link.ts';

/** An address in a link field, and the links that readers expect. `finding`: plain text and a warning; null: no link. */
type Case = { kind: string; typed: string; right: readonly (string | null)[] };

const cases = readFileSync(new URL('./fixtures/typed-addresses.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // `as`: our own file.
  .map((line) => JSON.parse(line) as Case);

/** Returns an address as browsers open it. */
function opened(href: string): string {
  const { protocol, href: whole, pathname, search, hash } = new URL(href, 'http://site.invalid/');
  if (href.startsWith('#')) return hash;
  if (href.startsWith('?')) return search + hash;
  if (href.startsWith('/')) return pathname + search + hash;
  if (protocol !== 'mailto:') return whole;
  const [mailbox = '', domain = ''] = pathname.split('@');
  const host =
    domain === '' || domain.includes(',') ? domain : new URL(`http://${decodeURIComponent(domain)}`).host;
  return `${mailbox}@${host}${decodeURIComponent(search)}`;
}

it('interprets every address in the fixture as a person would, or warns', () => {
  const wrong = cases.flatMap(({ kind, typed, right }) => {
    const { context, warnings } = recordedContext();
    const href = linkOf({ linktype: 'url', url: typed }, 'the link', context)?.href;
    const isRight = right.some((one) => {
      if (one === null) return href === undefined;
      if (one === 'finding') return href === undefined && warnings.length > 0;
      return href !== undefined && opened(href) === opened(one);
    });
    return isRight ? [] : [{ kind, typed, right, href, warnings }];
  });
  expect(wrong).toEqual([]);
  expect(cases).toHaveLength(702);
});

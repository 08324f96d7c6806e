import { rawRequest } from '../../e2e/support/raw-request.ts';
import { expect, test } from './our-site.ts';

test('a page beyond the last redirects to the last one, and keeps the search term', async ({ site }) => {
  const { status, headers } = await rawRequest(
    site.url,
    '/zoeken?zoekterm=mira&pagina=999&sorteer=relevantie',
  );
  expect([status, headers.location]).toEqual([302, '/zoeken?zoekterm=mira&sorteer=relevantie']);
  expect((await rawRequest(site.url, '/zoeken?zoekterm=xyzzyx&pagina=2')).headers.location).toBe(
    '/zoeken?zoekterm=xyzzyx',
  );
});

test('search engines may index the search page, but no search results', async ({ site }) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="([^"]*)"/.exec((await rawRequest(site.url, path)).body)?.[1];
  expect(await robots('/zoeken?zoekterm=slak')).toBe('noindex');
  expect(await robots('/zoeken')).toBeUndefined();
});

const PIECES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE boeken; --",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!-- ',
  '{{7*7}}<%= 7*7 %>',
  '(',
  '*',
  '+',
  '.',
  '\\',
  '[a-',
  '(?<=x)',
  '$&$1',
  '%',
  '%00',
  '\u0000',
  '\u202Eboek',
  '\ufffe',
  'e\u0301'.repeat(60),
  '👩‍👩‍👧‍👦',
  'ﷺ',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  'a'.repeat(3_000),
] as const;

/**
 * Search terms built from each string: alone, next to a word with results, as a prefix, twice, and in
 * capitals. Also single letters in angle brackets.
 */
const HOSTILE = [
  ...PIECES.flatMap((piece) => [
    piece,
    `boek ${piece}`,
    `${piece}boek`,
    `${piece} ${piece}`,
    `script ${piece.toUpperCase()}`,
    `boek${piece}boek`,
  ]),
  ...'abcdefghijklmnopqrst'.split('').map((letter) => `<${letter}>`),
];

/**
 * Whether to test all strings, as `npm run test:all -- hostile` does. Other runs test each piece alone, and every
 * seventh string of the full list.
 */
const LONG = process.env.LONG_FORM !== undefined;
const ASKED = LONG ? HOSTILE : [...PIECES, ...HOSTILE.filter((_, index) => index % 7 === 1)];

test('for a malicious search term the site returns a page that does not contain the term as markup', async ({
  site,
}) => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
  const from = site.log.length;
  const plain = (await rawRequest(site.url, '/zoeken?zoekterm=script')).body;
  const scripts = (html: string) => html.match(/<script/gi)?.length;
  for (const term of ASKED) {
    const { status, headers, body } = await rawRequest(
      site.url,
      `/zoeken?zoekterm=${encodeURIComponent(term)}`,
    );
    expect(status, term).toBe(200);
    expect(headers['set-cookie'], term).toBeUndefined();
    expect(body, term).not.toMatch(/<img[^>]*onerror|<script>alert|(?:href|src|action)="javascript:/i);
    expect(body, term).not.toContain('\u0000');
    expect(scripts(body), term).toBe(scripts(plain));
    expect(body.match(/<title[\s>]/g), term).toHaveLength(1);
  }
  // The server must survive invalid escapes.
  for (const term of ['%', '%zz', '%E0%A4%A', '%00', '%ED%A0%80']) {
    expect((await rawRequest(site.url, `/zoeken?zoekterm=${term}`)).status, term).toBe(200);
  }
  expect(site.log.slice(from).filter((line) => line.startsWith('    at '))).toEqual([]);
});

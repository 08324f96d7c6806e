import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON, RARE, unicodeRange } from './letters.mjs';

const inUi = (name) => new URL(`../src/ui/${name}`, import.meta.url);

/** The number of bytes that a server can send before the first acknowledgement: ten packets (RFC 6928). */
const FIRST_ANSWER = 14_600;

it('the two fonts that every page waits for fit the first answer of a connection, and letters that few pages write come apart', () => {
  for (const name of ['bricolage-display', 'bricolage-text'])
    expect(statSync(inUi(`fonts/${name}.woff2`)).size).toBeLessThan(FIRST_ANSWER);
  const ranges = readFileSync(inUi('styles/tokens.css'), 'utf8').match(/(?<=unicode-range:\s+)\S[^;]*/g);
  expect(ranges).toEqual([unicodeRange(RARE), unicodeRange(RARE)]);
  expect([...RARE].filter((letter) => COMMON.includes(letter))).toEqual([]);
  expect(unicodeRange('cabxé')).toBe('U+61-63, U+78, U+E9');
});

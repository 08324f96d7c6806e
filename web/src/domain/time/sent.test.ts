import { expect, it } from 'vitest';
import { readSent, sentHeader } from './sent.ts';

it('parses the sending time and the clock offset of a demo from the response header', () => {
  for (const sent of [
    { at: 1_764_252_736_123, ahead: 0 },
    { at: 1_764_252_736_123, ahead: -34_000_000_000 },
  ])
    expect(readSent(sentHeader(sent))).toEqual(sent);
});

it('returns undefined if the header is missing or contains only other timings', () => {
  expect(readSent('cdn-cache;dur=3, at;desc="x"')).toBeUndefined();
  expect(readSent(null)).toBeUndefined();
});

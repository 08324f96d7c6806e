import { expect, it } from 'vitest';
import { readSent, sentHeader } from './sent.ts';

it('the instant at which an answer was sent, and how far a demo’s clock runs ahead, survive their header', () => {
  for (const sent of [
    { at: 1_764_252_736_123, ahead: 0 },
    { at: 1_764_252_736_123, ahead: -34_000_000_000 },
  ])
    expect(readSent(sentHeader(sent))).toEqual(sent);
});

it('other timings, and no header, say nothing of it', () => {
  expect(readSent('cdn-cache;dur=3, at;desc="x"')).toBeUndefined();
  expect(readSent(null)).toBeUndefined();
});

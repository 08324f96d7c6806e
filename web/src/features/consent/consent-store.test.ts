import { describe, expect, it } from 'vitest';
import { type ConsentChoices, formatChoices, isOpen, mayShowNotice, parseChoices } from './consent-store.ts';

const GIVEN = new Date('2025-10-27T09:30:00Z');
const later = (days: number) => new Date(GIVEN.getTime() + days * 24 * 60 * 60 * 1000);

describe('consent choices', () => {
  it.each<ConsentChoices>([
    {},
    { media: true },
    { media: false },
    { media: true, measuring: false },
    { media: false, measuring: true },
  ])('round-trips the consent choices %j', (choices) => {
    expect(parseChoices(formatChoices(choices, GIVEN), GIVEN)).toEqual(choices);
  });

  it('accepts a stored choice for half a year', () => {
    const stored = formatChoices({ media: true }, GIVEN);
    expect(parseChoices(stored, later(181))).toEqual({ media: true });
    expect(parseChoices(stored, later(182))).toEqual({});
  });

  it.each([
    undefined,
    '',
    'true',
    'media=yes',
    'version=1&media=yes',
    'version=1&on=gisteren&media=yes',
    `version=0&on=${GIVEN.toISOString()}&media=yes`,
    `version=1&on=${GIVEN.toISOString()}&media=true&tracking=yes`,
    '{"media":true}',
  ])('allows nothing if storage contains %j', (stored) => {
    expect(parseChoices(stored, GIVEN)).toEqual({});
  });
});

describe('the cookie question', () => {
  it('asks for consent until the visitor has accepted or refused every purpose', () => {
    expect(isOpen({}, ['media'])).toBe(true);
    expect(isOpen({ media: false }, ['media'])).toBe(false);
    expect(isOpen({ media: true }, ['media', 'measuring'])).toBe(true);
    expect(isOpen({ media: false, measuring: false }, ['media', 'measuring'])).toBe(false);
  });

  it.each([
    ['/', false, true],
    ['/nieuws/liveverslag', false, true],
    ['/livemuziek', false, true],
    ['/live', false, false],
    ['/live/forum', false, false],
    ['/', true, false],
  ])(
    'asks for consent everywhere except in a frame or on the hall screen: %s, framed %s (§2.15)',
    (path, framed, requested) => {
      expect(mayShowNotice({ path, framed })).toBe(requested);
    },
  );
});

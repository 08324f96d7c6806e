import { describe, expect, it } from 'vitest';
import { dueFindingsMail } from './findings-mail.ts';

/** The clock is set back on the second day of this edition, Sunday 26 October 2025. */
const EDITION = [{ first: '2025-10-25', last: '2025-11-02' }];
const due = (now: string, sent?: string) =>
  dueFindingsMail(new Date(now), EDITION, sent === undefined ? undefined : new Date(sent))?.toISOString();

describe('the time of the mail with findings', () => {
  it('is 07:00 in Brussels on Monday, in winter and in summer', () => {
    expect(due('2025-03-24T06:00:00Z', '2025-03-17T06:00:00Z')).toBe('2025-03-24T06:00:00.000Z');
    // The clock is set forward on 30 March.
    expect(due('2025-03-31T05:00:00Z', '2025-03-24T06:00:00Z')).toBe('2025-03-31T05:00:00.000Z');
    expect(due('2025-03-31T04:59:59Z', '2025-03-24T06:00:00Z')).toBeUndefined();
  });

  it('is not repeated, and is made up for later in the week if the site was down', () => {
    expect(due('2025-03-26T12:00:00Z', '2025-03-24T06:00:00Z')).toBeUndefined();
    expect(due('2025-03-26T12:00:00Z', '2025-03-17T06:00:00Z')).toBe('2025-03-24T06:00:00.000Z');
  });

  it('is every morning from the day before the festival until its last day, also when the clock is set back', () => {
    const mornings: string[] = [];
    let sent = '2025-10-20T05:00:00Z';
    for (
      let at = Date.parse('2025-10-20T06:00:00Z');
      at < Date.parse('2025-11-08T00:00:00Z');
      at += 600_000
    ) {
      const one = due(new Date(at).toISOString(), sent);
      if (one === undefined) continue;
      sent = one;
      mornings.push(one.slice(5, 16));
    }
    expect(mornings).toEqual([
      ...['10-24T05:00', '10-25T05:00', '10-26T06:00', '10-27T06:00', '10-28T06:00', '10-29T06:00'],
      ...['10-30T06:00', '10-31T06:00', '11-01T06:00', '11-02T06:00', '11-03T06:00'],
    ]);
  });

  it('is the last such time if no mail was ever sent', () => {
    expect(due('2025-03-26T12:00:00Z')).toBe('2025-03-24T06:00:00.000Z');
  });
});

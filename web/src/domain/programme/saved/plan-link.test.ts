import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkedPlan, MOST_IN_LINK, readPlan, writePlan } from './plan-link.ts';

const id = fc.stringMatching(/^[\w-]{6}$/);
const plan = fc.array(id, { maxLength: 40 }).map((ids): LinkedPlan => ({ year: 2025, ids }));
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort((a, b) => (a < b ? -1 : 1));

describe('saved items in an address', () => {
  it('parses a serialized link to the same saved items, each once and in order', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 2000, max: 2255 }), ({ ids }, year) => {
        expect(readPlan(writePlan({ year, ids }))).toEqual({ year, ids: inOrder(ids) });
      }),
    );
  });

  it('serializes saved items identically, whatever the order of saving', () => {
    const ids = ['nklIBt', 'AAAAAA', '_-_-_-'];
    expect(writePlan({ year: 2025, ids })).toBe(writePlan({ year: 2025, ids: ids.toReversed() }));
  });

  it('rejects a link that was cut off at any position', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const text = writePlan(one);
        for (let length = 0; length < text.length; length += 1) {
          expect(readPlan(text.slice(0, length))).toBeUndefined();
        }
      }),
      { numRuns: 30 },
    );
  });

  it('rejects a link in which one character was changed or added', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0 }), fc.constantFrom(...SIGNS), (one, at, sign) => {
        const text = writePlan(one);
        const place = at % text.length;
        const changed = text.slice(0, place) + sign + text.slice(place + 1);
        if (changed !== text) expect(readPlan(changed)).toBeUndefined();
        expect(readPlan(text + sign)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('rejects a fragment that is not a link of saved items', () => {
    for (const text of ['', 'inhoud', 'AQ', '%', 'é', '?', 'A'.repeat(5_000)]) {
      expect(readPlan(text)).toBeUndefined();
    }
  });

  it('serializes thirty moments to a link of at most 250 characters', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `nklI${SIGNS[index]}t`);
    const link = `https://www.boektopia.be/mijn-stapel#${writePlan({ year: 2025, ids })}`;
    expect(link.length).toBeLessThanOrEqual(250);
  });

  it('accepts up to the maximum number of moments in a link, and omits invalid short ids', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(6, '0'));
    expect(readPlan(writePlan({ year: 2025, ids: many(MOST_IN_LINK) }))?.ids).toHaveLength(MOST_IN_LINK);
    expect(() => writePlan({ year: 2025, ids: many(MOST_IN_LINK + 1) })).toThrow(RangeError);
    expect(readPlan(writePlan({ year: 2025, ids: ['item 1', 'abcdef'] }))?.ids).toEqual(['abcdef']);
  });
});

import { describe, expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { faultsOfEdition, frameOfEdition } from './fixtures/whole-edition.ts';

describe('the shipped edition', () => {
  it('parses every story of the shipped edition without a rejected story, unreadable block or warning', () => {
    expect(faultsOfEdition(SHIPPED_EDITION)).toEqual([]);
  });

  it('parses the frame of the shipped edition, with a label and a destination in each link', () => {
    const { frame, warnings } = frameOfEdition(SHIPPED_EDITION);
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

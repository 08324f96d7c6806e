import { describe, expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { faultsOfEdition, frameOfEdition } from './fixtures/whole-edition.ts';

describe('the shipped edition', () => {
  it('parses every shipped story: none rejected, no unreadable block, no warning', () => {
    expect(faultsOfEdition(SHIPPED_EDITION)).toEqual([]);
  });

  it('has the four frame stories, and a label and a destination in each of their links', () => {
    const { frame, warnings } = frameOfEdition(SHIPPED_EDITION);
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

import { describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { faultsOfEdition, frameOfEdition } from './fixtures/whole-edition.ts';

describe('the edition of the fixtures', () => {
  it('parses every fixture story: none rejected, no unreadable block, no warning', () => {
    expect(faultsOfEdition(FIXTURE_EDITION)).toEqual([]);
  });

  it('has the four frame stories, and a label and a destination in each of their links', () => {
    const { frame, warnings } = frameOfEdition(FIXTURE_EDITION);
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

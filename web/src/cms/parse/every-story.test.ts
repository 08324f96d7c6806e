import { describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { faultsOfEdition, frameOfEdition } from './fixtures/whole-edition.ts';

describe('the edition of the tests', () => {
  it('parses whole: no story is refused, no block is unreadable, nothing is warned about', () => {
    expect(faultsOfEdition(FIXTURE_EDITION)).toEqual([]);
  });

  it('has the four stories of the frame, and words and a destination in each link of them', () => {
    const { frame, warnings } = frameOfEdition(FIXTURE_EDITION);
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

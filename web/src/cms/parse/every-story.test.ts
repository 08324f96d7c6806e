import { describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { faultsOfEdition, frameOfEdition } from './fixtures/whole-edition.ts';

describe('the edition of the fixtures', () => {
  it('parses every fixture story without rejecting it, and without unreadable blocks or warnings', () => {
    expect(faultsOfEdition(FIXTURE_EDITION)).toEqual([]);
  });

  it('parses the header, the footer and the social links of the fixtures without warnings', () => {
    const { frame, warnings } = frameOfEdition(FIXTURE_EDITION);
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

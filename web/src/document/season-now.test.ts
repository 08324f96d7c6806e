import { expect, it } from 'vitest';
import { cmsOver } from '../cms/fixtures/cms-over.ts';
import { editionsOf } from '../domain/edition/edition.ts';
import { EMPTY_FRAME } from '../domain/pages/site-frame.ts';
import { dayAt } from '../domain/programme/fixtures/experience.ts';
import { Unavailable } from '../http/unavailable.ts';

import { seasonNow } from './season-now.ts';

const SALES = new Date('2025-09-01T08:00:00Z');
const { cms: content } = cmsOver([]);
/** Creates content with one edition, and records when pages expire. */
function contentWith(editions = async () => editionsOf([dayAt('2025-10-25'), dayAt('2025-11-02')])) {
  const expiries: Date[] = [];
  const cms = {
    ...content,
    frame: async () => ({ ...EMPTY_FRAME, seasons: { salesFrom: SALES, texts: {} } }),
    editions,
    expiresAt: (instant: Date) => void expiries.push(instant),
  };
  return { cms, expiries };
}

it('makes a page expire at the start of ticket sales, unless sales have begun', async () => {
  const before = contentWith();
  expect((await seasonNow(before.cms, new Date('2025-08-31T08:00:00Z')))?.name).toBe('announced');
  expect(before.expiries).toEqual([SALES]);
  const after = contentWith();
  expect((await seasonNow(after.cms, SALES))?.name).toBe('before');
  expect(after.expiries).toEqual([]);
});

it('returns no season if the days are unavailable', async () => {
  const { cms } = contentWith(async () => {
    throw new Unavailable('away');
  });
  expect(await seasonNow(cms, SALES)).toBeUndefined();
});

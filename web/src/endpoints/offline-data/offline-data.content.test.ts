import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';
import { writtenDates } from '../../domain/dated-json.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { loadOfflineParts, loadOfflineTexts } from './offline-data.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

const cms = ourContent(SHIPPED_EDITION);
const site = { canonical: '', origin: 'https://www.boektopia.be', indexed: true };
const KB = 1024;

/** Returns the compressed size in bytes, at the brotli level of a first response. Later responses are smaller. */
const weightOf = (value: unknown): number =>
  brotliCompressSync(JSON.stringify(writtenDates(value)), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    .byteLength;

it(
  'limits the offline data of the shipped edition to 350 KB, and the texts of its experiences to 700 KB',
  async () => {
    const parts = Object.fromEntries(await loadOfflineParts({ clock, cms, now: NOW, site }));
    expect(weightOf({ parts })).toBeLessThanOrEqual(350 * KB);
    expect(weightOf(await loadOfflineTexts(cms, NOW))).toBeLessThanOrEqual(700 * KB);
  },
  PATIENCE_MS,
);

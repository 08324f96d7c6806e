import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { rounded } from './measured.ts';
import { residentMb } from './process-cost.ts';
import { BIGGEST_DAY } from './site-growth.ts';

const ADDRESSES = 10_000;
/** Number of times that memory and disk use are sampled during the requests. */
const LOOKS = 10;
/** Maximum ratio of the memory or disk use at the end to the use halfway. It exceeds 1 to allow for noise. */
const FLAT = 1.1;

type Look = { addresses: number; processMb: number; diskMb: number };

/**
 * Requests more and more filter selections from one process with a page cache, and measures its memory and disk use.
 */
export async function manyAddresses() {
  await ensureSiteIsBuilt();
  const data = mkdtempSync(join(tmpdir(), 'addresses-'));
  try {
    return await whileRunning(await startShippedSite({ DATA_DIR: data }), async (site) => {
      const selections = selectionsOf(await (await fetch(`${site.url}/programma/${BIGGEST_DAY}`)).text());
      const looks: Look[] = [];
      for (let number = 1; number <= ADDRESSES; number += 1) {
        const page = await fetch(`${site.url}/programma/${BIGGEST_DAY}?${selections(number)}`);
        await page.arrayBuffer();
        if (page.status !== 200) throw new Error(`${page.status}: ${selections(number)}`);
        if (number % (ADDRESSES / LOOKS) !== 0) continue;
        const look = { addresses: number, processMb: residentMb(site.pid), diskMb: megabytesIn(data) };
        looks.push(look);
        console.log(JSON.stringify(look));
      }
      const [halfway, end] = [looks[LOOKS / 2 - 1], looks.at(-1)];
      if (!halfway || !end) throw new Error('fewer addresses than samples');
      const met = end.processMb <= halfway.processMb * FLAT && end.diskMb <= halfway.diskMb * FLAT;
      return { looks, flat: FLAT, met };
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Returns a function that maps each number to a different selection of the page's filter options: bit n of the number
 * selects option n.
 */
function selectionsOf(html: string) {
  const options = [...html.matchAll(/name="(locatie|thema|type)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']) => `${name}=${encodeURIComponent(value)}`,
  );
  const all = [...new Set(options)].sort();
  if (2 ** all.length <= ADDRESSES) throw new Error(`the filter has ${all.length} options, too few`);
  return (number: number) => all.filter((_, digit) => Math.floor(number / 2 ** digit) % 2 === 1).join('&');
}

const megabytesIn = (folder: string): number => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false }),
  );
  return rounded(files.reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0) / 1024 ** 2);
};

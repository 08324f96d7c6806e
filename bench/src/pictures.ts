import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { timing } from './measured.ts';
import { writeResults } from './results.ts';

const HOSTILE = 200;
/** Number of concurrent connections that the hostile visitor opens. */
const AT_ONCE = 40;
/** Number of other visitors. */
const OTHERS = 30;
/** Maximum p95 of the response time of an image for the other visitors, in ms. */
const BUDGET_MS = 1_000;

/**
 * Measures how long uncached images take for other visitors while a hostile visitor requests at least two hundred
 * different images: unsigned blurs, and plain images of every width and quality. Exit code 1 if the p95 of the other
 * visitors is over budget, or if the server refuses one of their requests.
 */
export async function pictures(): Promise<void> {
  await ensureSiteIsBuilt();
  const site = await startShippedSite({ TRUST_PROXY: '1' });
  const ask = async (path: string, visitor: string) => {
    const began = performance.now();
    const headers = { accept: 'image/webp', 'x-forwarded-for': visitor };
    const response = await fetch(site.url + path, { headers });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began };
  };
  try {
    const originals = await originalsOf(site.url);
    const [mine = '', ...theirs] = originals;
    const alone: number[] = [];
    for (const original of theirs.slice(0, OTHERS))
      alone.push((await ask(plain(original, 384, 75), '192.0.2.1')).ms);

    let done = 0;
    let othersWait = true;
    const greedy = async () => {
      for (let number = done++; number < HOSTILE || othersWait; number = done++)
        await ask(hostile(mine, number), '198.51.100.66');
    };
    const storm = Promise.all(Array.from({ length: AT_ONCE }, greedy));
    const besides = [];
    for (const [visitor, original] of theirs.slice(0, OTHERS).entries())
      besides.push(await ask(plain(original, 640, 74), `192.0.2.${visitor + 2}`));
    othersWait = false;
    await storm;

    const refused = besides.filter(({ status }) => status !== 200).length;
    const figures = { alone: timing(alone), besides: timing(besides.map(({ ms }) => ms)) };
    const met = figures.besides.p95 < BUDGET_MS && refused === 0;
    console.table(figures);
    const hostileAsked = done - AT_ONCE;
    console.log(`refused ${refused}; requested by the hostile visitor ${hostileAsked}.`);
    console.log(`p95 ${figures.besides.p95} ms; budget ${BUDGET_MS} ms: ${met ? 'met' : 'NOT met'}.`);
    const path = writeResults('pictures', {
      hostile: hostileAsked,
      refused,
      budgetMs: BUDGET_MS,
      met,
      ...figures,
    });
    console.log(`Written to ${path}`);
    if (!met) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

/** Returns the URLs of the original images on some pages with many images. */
async function originalsOf(url: string): Promise<string[]> {
  const pages = ['/programma/2025-10-26', '/nieuws', '/hotspots-kortrijk', '/'];
  const html = await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()));
  const found = html.join('').matchAll(/\/beeld\?url=(https[^&"]+)/g);
  return [...new Set([...found].map(([, address = '']) => decodeURIComponent(address)))].filter(
    (one) => !one.includes('/m/'),
  );
}

const plain = (original: string, width: number, quality: number) =>
  `/beeld?url=${encodeURIComponent(original)}&w=${width}&q=${quality}`;

const WIDTHS = [1080, 1200, 1920, 2048, 3840];

/**
 * Returns the n-th hostile URL. Every third URL asks for a blurred image. Each URL has a unique combination of width,
 * quality and blur.
 */
function hostile(original: string, number: number): string {
  const blur = number % 3 === 0 ? `/m/filters:blur(${number % 100}):brightness(${number % 50})` : '';
  const width = WIDTHS[number % WIDTHS.length] ?? 1200;
  return plain(original + blur, width, 1 + (Math.floor(number / WIDTHS.length) % 100));
}

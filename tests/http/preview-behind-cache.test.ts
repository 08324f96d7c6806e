import { startCachingProxy } from '../../e2e/support/caching-proxy.ts';
import { readDrafts, someDraft } from '../../e2e/support/drafts.ts';
import { PREVIEW_LINK } from '../../e2e/support/editor.ts';
import { whileRunning } from '../../e2e/support/process.ts';
import { expect, test } from './our-site.ts';

const CHANGED = someDraft(readDrafts(), false);
const PAGE = `/${CHANGED.slug}`;

/** Whether a request must bypass a cache, as docs/operations/upgrade-and-backup.md describes. */
const asWritten = (request: Request) =>
  /(?:^|;\s*)preview=/.test(request.headers.get('cookie') ?? '') || request.url.includes('_storyblok_tk');

const isDraft = (html: string) => CHANGED.words.some((word) => html.includes(word));

/** Follows the preview link. Returns its target and its cookie. */
async function follow(url: string) {
  const begun = await fetch(`${url}${PREVIEW_LINK}${CHANGED.slug}`, { redirect: 'manual' });
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { to: begun.headers.get('location') ?? '', cookie };
}

const read = async (address: string, cookie = '') => {
  const response = await fetch(address, { headers: { cookie } });
  return { isDraft: isDraft(await response.text()), control: response.headers.get('cache-control') };
};

test('the preview link shows the draft to the editor only, even if a cache in front of the site contains the public page', async ({
  site,
}) => {
  await whileRunning(await startCachingProxy(site.url), async ({ url, hits }) => {
    for (const _twice of [1, 2]) expect((await read(url + PAGE)).isDraft).toBe(false);
    expect(hits).toContain(PAGE);
    const { to, cookie } = await follow(url);
    const seen = await read(url + to, cookie);
    expect(seen).toEqual({ isDraft: true, control: 'private, no-store' });
    for (const address of [PAGE, to]) expect((await read(url + address)).isDraft, address).toBe(false);
  });
});

test('with the cache bypass from the operations guide, editors in a preview see only drafts, and visitors get cached pages', async ({
  site,
}) => {
  await whileRunning(await startCachingProxy(site.url, asWritten), async ({ url, hits }) => {
    await read(url + PAGE);
    const { cookie } = await follow(url);
    expect((await read(url + PAGE, cookie)).isDraft).toBe(true);
    expect((await read(url + PAGE, `een=1; ${cookie}`)).isDraft).toBe(true);
    const before = hits.length;
    // Visits repeatedly, because the cached page may expire before a visit; on a busy machine, more than once.
    const visits: { isDraft: boolean }[] = [];
    const hitsAfterVisit = async () => {
      visits.push(await read(url + PAGE, '_fbp=fb.1.2.3'));
      return hits.length;
    };
    await expect.poll(hitsAfterVisit, { timeout: 10_000 }).toBeGreaterThan(before);
    // No visit may show a draft, even if a later visit shows the public page.
    expect(visits.filter(({ isDraft }) => isDraft)).toEqual([]);
  });
});

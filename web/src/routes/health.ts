import { CACHE_CONTROL } from '../app/process/caching.ts';
import { answerAges, cms } from '../app/process/content.ts';
import { delivery } from '../app/process/submissions.ts';
import { warmUp } from '../app/process/warm-up.ts';
import type { DeliveryCounts } from '../submissions/delivery.ts';

/** An answer about our health does not wait longer than this for the database, in ms. */
const COUNTS_WAIT_MS = 1_000;

/** 200 once the frame's content can be given, be it an older copy; 503 before, and when nothing good is held. */
export async function loader() {
  const held = answerAges();
  const seconds = (since: number | undefined) =>
    since === undefined ? null : Math.round((Date.now() - since) / 1000);
  const body = {
    deliveries: await deliveryCounts(),
    answers: { count: held.count, oldestSeconds: seconds(held.oldest), newestSeconds: seconds(held.newest) },
  };
  const headers = { 'cache-control': CACHE_CONTROL.never };
  try {
    await cms.frame();
    warmUp();
    return Response.json({ status: 'ok', ...body }, { headers });
  } catch {
    return Response.json({ status: 'content unavailable', ...body }, { status: 503, headers });
  }
}

/**
 * What waits, is delivered, is dead; `null` where the database does not say. Neither makes the site ill: its
 * pages can be read, and a restart would bring no mail server back.
 */
async function deliveryCounts(): Promise<DeliveryCounts | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, COUNTS_WAIT_MS, null).unref());
  return Promise.race([delivery.counts().catch(() => null), tooLate]);
}

import { answerAges, cms } from '../cms/live.ts';

/** 200 once the frame's content can be given, be it an older copy; 503 before, and when nothing good is held. */
export async function loader() {
  const held = answerAges();
  const seconds = (since: number | undefined) =>
    since === undefined ? null : Math.round((Date.now() - since) / 1000);
  const body = {
    answers: { count: held.count, oldestSeconds: seconds(held.oldest), newestSeconds: seconds(held.newest) },
  };
  const headers = { 'cache-control': 'no-store' };
  try {
    await cms.frame();
    return Response.json({ status: 'ok', ...body }, { headers });
  } catch {
    return Response.json({ status: 'content unavailable', ...body }, { status: 503, headers });
  }
}

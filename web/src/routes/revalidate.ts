import { contentChanged } from '../app/process/content.ts';
import { bodyOf, jsonOf } from '../app/process/limited-body.ts';
import { onlyPost } from '../app/process/outcome.ts';
import { publications } from '../app/process/publications.ts';
import { isSignedBy } from '../cms/publication.ts';
import { env } from '../env.ts';
import type { Route } from './+types/revalidate.ts';

/** The webhooks of Storyblok tell a few lines. */
const MAX_BYTES = 64 * 1024;

export const loader = onlyPost;

/** The webhook of the content system: something was published, taken back, moved or replaced. */
export async function action({ request }: Route.ActionArgs) {
  const secret = env.CONTENT_WEBHOOK_SECRET;
  if (!secret) return told({ error: 'CONTENT_WEBHOOK_SECRET is hier niet ingesteld.' }, 503);
  const body = await bodyOf(request, MAX_BYTES);
  if (!body) return told({ error: 'Het bericht is te groot.' }, 413);
  if (!isSignedBy(secret, body, request.headers.get('webhook-signature') ?? '')) {
    return told({ error: 'De handtekening klopt niet.' }, 401);
  }
  // What is signed is believed: a message that cannot be read still says that something changed.
  const message = jsonOf(body);
  // Nobody waits for it: a process that does not hear of it asks again by itself, a little later.
  void publications?.tell(message);
  return told({ expired: contentChanged(message) }, 200);
}

const told = (answer: object, status: number) =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });

import { isSignedBy, tagsToInvalidate } from '../../cms/publication.ts';
import { parsedJson } from '../../domain/unknown-values.ts';
import { env, sharesDatabase } from '../../env.ts';
import { readAtMost } from '../../http/bounded-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { type Channel, openChannel } from '../../submissions/channel.ts';
import { CONTENT_CATCHES_UP_MS, QUERY_AGES } from '../cache/caching.ts';
import { cms, invalidateResponses } from './content.ts';
import { publicationStream } from './publication-stream.ts';

/** The webhooks of Storyblok tell a few lines. */
const MAX_BYTES = 64 * 1024;

const isFleet = sharesDatabase(env) && env.CONTENT_WEBHOOK_SECRET !== undefined;

/**
 * Where several processes share one PostgreSQL, what a webhook told one of them reaches all: each listens from when it
 * starts. `undefined` where a process is alone, or no webhook comes.
 */
const channel: Pick<Channel, 'tell'> | undefined = isFleet
  ? openChannel({
      url: env.DATABASE_URL,
      name: 'boektopia_published',
      heard: contentChanged,
      log: (line) => console.log(line),
    })
  : undefined;

/**
 * Has what a webhook says has changed asked for again, now and as often as {@link CONTENT_CATCHES_UP_MS} says, and tells
 * the screens in the hall each time, once nobody is given an older answer any more; says how many answers that are.
 */
export function contentChanged(message: unknown): number {
  const tags = tagsToInvalidate(message, cms.typeOf);
  const askAgain = () => {
    const expired = invalidateResponses(tags);
    setTimeout(() => publicationStream.announce(), QUERY_AGES.invalidatedMs).unref();
    return expired;
  };
  for (const later of CONTENT_CATCHES_UP_MS) setTimeout(askAgain, later).unref();
  return askAgain();
}

/** Answers the webhook of the content system: something was published, taken back, moved or replaced. */
export async function receivePublication(request: Request): Promise<Response> {
  const secret = env.CONTENT_WEBHOOK_SECRET;
  if (!secret) return answer({ error: 'CONTENT_WEBHOOK_SECRET is hier niet ingesteld.' }, 503);
  const body = await readAtMost(request, MAX_BYTES);
  if (!body) return answer({ error: 'Het bericht is te groot.' }, 413);
  if (!isSignedBy(secret, body, request.headers.get('webhook-signature') ?? '')) {
    return answer({ error: 'De handtekening klopt niet.' }, 401);
  }
  // What is signed is believed: a message that cannot be read still says that something changed.
  const message = parsedJson(body.toString());
  // Nobody waits for it: a process that does not hear of it asks again by itself, a little later.
  void channel?.tell(message);
  return answer({ expired: contentChanged(message) }, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': CACHE_CONTROL.never } });

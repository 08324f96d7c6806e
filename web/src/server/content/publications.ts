import { isSignedBy, tagsToInvalidate } from '../../cms/publication.ts';
import { parsedJson } from '../../domain/unknown-values.ts';
import { env, sharesDatabase } from '../../env.ts';
import { readAtMost } from '../../http/bounded-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { type Channel, openChannel } from '../../submissions/channel.ts';
import { CONTENT_CATCHES_UP_MS, QUERY_AGES } from '../cache/caching.ts';
import { contentReport } from '../content-health/instances.ts';
import { cms, invalidateResponses } from './content.ts';
import { publicationStream } from './publication-stream.ts';

/** Maximum size of a webhook, in bytes. Storyblok's webhooks are a few lines long. */
const MAX_BYTES = 64 * 1024;

const isFleet = sharesDatabase(env) && env.CONTENT_WEBHOOK_SECRET !== undefined;

/** Forwards webhooks to other processes that share the database; `undefined` without webhooks or other processes. */
const channel: Pick<Channel, 'tell'> | undefined = isFleet
  ? openChannel({
      url: env.DATABASE_URL,
      name: 'boektopia_published',
      heard: contentChanged,
      first: () => void invalidate(),
      log: (line) => console.log(line),
    })
  : undefined;

/**
 * Invalidates the responses that a webhook affects, now and again after each of {@link CONTENT_CATCHES_UP_MS}. Each
 * time notifies the hall screens after the grace period, when no visitor gets an older response. Returns the number of
 * invalidated responses.
 */
export function contentChanged(message: unknown): number {
  const tags = tagsToInvalidate(message, cms.typeOf);
  contentReport.noteWebhook();
  for (const later of CONTENT_CATCHES_UP_MS) setTimeout(() => invalidate(tags), later).unref();
  return invalidate(tags);
}

/**
 * Invalidates the responses with these tags, or all responses without tags. Notifies the hall screens after the grace
 * period.
 */
function invalidate(tags?: ReturnType<typeof tagsToInvalidate>): number {
  const expired = invalidateResponses(tags);
  contentReport.invalidate();
  setTimeout(() => publicationStream.announce(), QUERY_AGES.invalidatedMs).unref();
  return expired;
}

/** Handles the content system's webhook: a story was published, unpublished, moved or deleted, or a file replaced. */
export async function receivePublication(request: Request): Promise<Response> {
  const secret = env.CONTENT_WEBHOOK_SECRET;
  if (!secret) return answer({ error: 'CONTENT_WEBHOOK_SECRET is hier niet ingesteld.' }, 503);
  const body = await readAtMost(request, MAX_BYTES);
  if (!body) return answer({ error: 'Het bericht is te groot.' }, 413);
  if (!isSignedBy(secret, body, request.headers.get('webhook-signature') ?? '')) {
    return answer({ error: 'De handtekening klopt niet.' }, 401);
  }
  // Handle every signed message, even one whose content is not understood: its arrival means that some content has
  // changed.
  const message = parsedJson(body.toString());
  // Do not await: a process that misses the message refetches by itself a little later.
  void channel?.tell(message);
  return answer({ expired: contentChanged(message) }, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': CACHE_CONTROL.never } });

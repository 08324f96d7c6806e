import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FindingsResponse, StoryFinding } from '../../domain/pages/story-findings.ts';
import { programmeNow } from '../../now.ts';
import type { Preview } from '../../ports.ts';
import { MAX_UNSAVED_STORIES } from '../cache/caching.ts';
import { unsavedOf } from '../content/content.ts';
import { errorLine } from '../log/log-line.ts';
import { checker } from './instances.ts';

/**
 * Maximum time before the response, in ms. The first check of a space reads all its stories, which takes longer than a
 * proxy waits for a response.
 */
const PATIENCE_MS = 5_000;

/** How long a check waits for the next request, in ms. A page that is still open sends it at once. */
const LATE_MS = 30_000;

type Findings = Promise<readonly StoryFinding[] | undefined>;

/** The checks that took longer than {@link PATIENCE_MS}, by preview session and slug. The next request joins its check. */
const late = new LRUCache<string, { findings: Findings }>({ max: MAX_UNSAVED_STORIES.max, ttl: LATE_MS });

/**
 * Responds with the findings of the story that `?slug=…` names, as its editor sees it in this preview. 202 if the check
 * still runs, 503 if it failed, which is logged.
 */
export async function previewFindings(url: URL, preview: Preview | undefined): Promise<Response> {
  if (!preview) return new Response(null, { status: 401 });
  const slug = url.searchParams.get('slug') ?? '';
  const unsaved = unsavedOf(preview.session);
  const key = `${preview.session} ${slug}`;
  const findings = late.get(key)?.findings ?? checker.story({ slug, unsaved, now: programmeNow() });
  late.delete(key);
  const timeout = new AbortController();
  try {
    const found = await Promise.race([
      findings,
      wait(PATIENCE_MS, 'late' as const, { signal: timeout.signal, ref: false }),
    ]);
    if (found !== 'late') return json({ findings: found ?? null });
    late.set(key, { findings });
    return json({ findings: null }, 202);
  } catch (error) {
    console.warn(errorLine('the preview could not check the content', error));
    return json({ findings: null }, 503);
  } finally {
    timeout.abort();
  }
}

const json = (body: FindingsResponse, status = 200): Response => Response.json(body, { status });

import { CACHE_CONTROL, IMAGE_RETRY_AFTER_S } from '../../http/cache-control.ts';

/** The reason why an image is not served: a status for the response, and a message for the log. */
export class ImageRefusal extends Error {
  override name = 'ImageRefusal';

  readonly status: 404 | 415 | 503;

  constructor(status: 404 | 415 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

const REFUSAL_TEXTS = {
  404: 'Beeld niet gevonden',
  415: 'Dit is geen beeld',
  503: 'Het beeld kan nu niet',
} as const;

/** Cache headers by status. A missing image may be uploaded soon; a file that is not an image rarely becomes one. */
const MAX_CACHED_REFUSALS = {
  404: CACHE_CONTROL.brief,
  415: CACHE_CONTROL.noPicture,
  503: CACHE_CONTROL.never,
} as const;

/** Returns the response for an image that is not served. */
export function refusalResponse({ status }: ImageRefusal): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': MAX_CACHED_REFUSALS[status],
  });
  if (status === 503) headers.set('retry-after', IMAGE_RETRY_AFTER_S);
  return new Response(`${REFUSAL_TEXTS[status]}\n`, { status, headers });
}

/** Creates a function that shares running work: concurrent requests for the same key wait for one result. */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const started = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

import { CACHE_CONTROL, IMAGE_RETRY_AFTER_S } from '../../http/cache-control.ts';

/** Why an image is not served, as a status; the message is for the log. */
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

/** Cache times: a missing image may just be uploaded, while a file that is no image will not become one soon. */
const MAX_CACHED_REFUSALS = {
  404: CACHE_CONTROL.brief,
  415: CACHE_CONTROL.noPicture,
  503: CACHE_CONTROL.never,
} as const;

/** The response instead of an image. */
export function refusalResponse({ status }: ImageRefusal): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': MAX_CACHED_REFUSALS[status],
  });
  if (status === 503) headers.set('retry-after', IMAGE_RETRY_AFTER_S);
  return new Response(`${REFUSAL_TEXTS[status]}\n`, { status, headers });
}

/** Shares running work: concurrent requests for the same key wait for one result. */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const started = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

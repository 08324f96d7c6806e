import { CACHE_CONTROL, IMAGE_RETRY_AFTER_S } from '../../http/cache-control.ts';

/** Why a picture is not given, as a status; the message is for the log. */
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

/** A missing picture may have just been uploaded; a file that is no picture will stay so for a while. */
const REFUSALS_KEPT = {
  404: CACHE_CONTROL.brief,
  415: CACHE_CONTROL.noPicture,
  503: CACHE_CONTROL.never,
} as const;

/** The answer that a browser gets instead of a picture. */
export function refusalResponse({ status }: ImageRefusal): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': REFUSALS_KEPT[status],
  });
  if (status === 503) headers.set('retry-after', IMAGE_RETRY_AFTER_S);
  return new Response(`${REFUSAL_TEXTS[status]}\n`, { status, headers });
}

/** Many visitors ask for one picture at one time: work for a key that is under way is shared, not done again. */
export function createSharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const started = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

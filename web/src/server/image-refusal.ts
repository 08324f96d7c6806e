/** Why a picture is not given, as a status; the message is for the log. */
export class ImageRefusal extends Error {
  override name = 'ImageRefusal';

  readonly status: 404 | 415 | 503;

  constructor(status: 404 | 415 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

const WORDS = { 404: 'Beeld niet gevonden', 415: 'Dit is geen beeld', 503: 'Het beeld kan nu niet' } as const;

/** A missing picture may have just been uploaded; a file that is no picture will stay so for a while. */
const KEPT = { 404: 'public, max-age=20', 415: 'public, max-age=300', 503: 'no-store' } as const;

/** The answer that a browser gets instead of a picture. */
export function refusalResponse({ status }: ImageRefusal): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': KEPT[status],
  });
  if (status === 503) headers.set('retry-after', '5');
  return new Response(`${WORDS[status]}\n`, { status, headers });
}

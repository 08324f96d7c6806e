import { BUSY, receivedError, receivedStatus } from '../../domain/pages/texts.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { isRecord, record } from '../../domain/unknown-values.ts';
import type { FieldErrors } from './form-fields.ts';
import { parseReference } from './form-return.ts';

export type PostOutcome =
  | { success: true; message?: string; reference?: string; errors?: never }
  /** `errors`: the errors per field. */
  | { success: false; errors: FieldErrors; message?: never }
  /**
   * `message`: why the form was not sent. `unanswered`: no response arrived, so the server may have stored the form.
   */
  | { success: false; message: string; unanswered?: true; errors?: never };

type Post = {
  values: object;
  headers?: Readonly<Record<string, string>>;
  /** Whether to use the `error` in the response as the message; only the newsletter does (spec §8). */
  byItsError?: boolean;
  send?: typeof fetch;
};

/** The timeout of the request, in ms. A retry with the same key counts as one submission. */
const PATIENCE_MS = 30_000;

/** Posts JSON to one of our endpoints. Never throws: failures are in the outcome, with the messages of spec §8. */
export async function postForm(
  url: string,
  { values, headers, byItsError, send = fetch }: Post,
): Promise<PostOutcome> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: timeoutSignal(PATIENCE_MS),
    });
    const { message, reference, error, errors } = await answerOf(response);
    if (response.ok) return { success: true, message, reference };
    if (response.status === 422 && errors) return { success: false, errors };
    // Our endpoint sends this sentence for the visitor. A 503 from a proxy has no such sentence.
    if (error === BUSY) return { success: false, message: BUSY };
    const named = byItsError ? error : undefined;
    return { success: false, message: receivedStatus(named ?? statusText(response)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { success: false, message: receivedError(reason), unanswered: true };
  }
}

type Answer = { message?: string; reference?: string; error?: string; errors?: FieldErrors };

/** Parses the response of our endpoints. A proxy in front of them may send anything. */
async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, reference, error, errors } = record(body);
  return {
    message: typeof message === 'string' ? message : undefined,
    reference: parseReference(typeof reference === 'string' ? reference : undefined),
    error: typeof error === 'string' && error !== '' ? error : undefined,
    errors: isTexts(errors) ? errors : undefined,
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}

/** Returns the status text, or the standard phrase over HTTP/2, which sends no status text. */
export function statusText({ status, statusText: sent }: Pick<Response, 'status' | 'statusText'>): string {
  return sent || PHRASES[status] || String(status);
}

/** The phrases of RFC 9110 for the statuses that our endpoints or a proxy can send. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

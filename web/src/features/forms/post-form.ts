import { BUSY, receivedError, receivedStatus } from '../../domain/pages/texts.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';
import { isRecord, record } from '../../domain/unknown-values.ts';
import type { FieldErrors } from './form-fields.ts';
import { parseReference } from './form-return.ts';

export type PostOutcome =
  | { success: true; message?: string; reference?: string; errors?: never }
  /** `errors`: what is wrong with what was filled in. */
  | { success: false; errors: FieldErrors; message?: never }
  /** `message`: why it could not be sent. `unanswered`: nobody said so, and whether it arrived is not known. */
  | { success: false; message: string; unanswered?: true; errors?: never };

type Post = {
  values: object;
  headers?: Readonly<Record<string, string>>;
  /** Whether an error is called what the answer's own `error` calls it, as with the newsletter (spec §8). */
  byItsError?: boolean;
  send?: typeof fetch;
};

/** How long an answer may take, in ms. Sending the same again later is one submission. */
const PATIENCE_MS = 30_000;

/** Posts JSON to an address of ours. Never throws: what went wrong is in the outcome, in the words of spec §8. */
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
    // Our own endpoint says so, in a sentence for the visitor; a proxy's 503 does not.
    if (error === BUSY) return { success: false, message: BUSY };
    const named = byItsError ? error : undefined;
    return { success: false, message: receivedStatus(named ?? statusText(response)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { success: false, message: receivedError(reason), unanswered: true };
  }
}

type Answer = { message?: string; reference?: string; error?: string; errors?: FieldErrors };

/** What our doors answer; a proxy in front of them may answer anything. */
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

/** HTTP/2 sends no words with a status: then the standard's own. */
export function statusText({ status, statusText: sent }: Pick<Response, 'status' | 'statusText'>): string {
  return sent || PHRASES[status] || String(status);
}

/** RFC 9110, of what our doors and a proxy before them can answer. */
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

import { randomUUID } from 'node:crypto';
import type { FormKind, Submission } from '../../domain/pages/submission.ts';
import { BUSY } from '../../domain/pages/texts.ts';
import {
  type FieldErrors,
  FORM_WORDS,
  MIN_FILL_MS,
  type PostedForm,
  postedForm,
  SENT_HEADERS,
} from '../../features/forms/form-fields.ts';
import { againAddress, parsePlace, sentAddress } from '../../features/forms/form-return.ts';
import { readForm } from '../../features/forms/form-schemas.ts';
import { statusText } from '../../features/forms/post-form.ts';
import { CACHE_CONTROL, FORM_RETRY_AFTER_S } from '../../http/cache-control.ts';
import { VISITOR_ADDRESS } from '../../http/fetch.ts';
import { readPost, UnreadablePost } from '../../http/form-post.ts';
import type { Log, Submissions } from '../../ports.ts';
import { DeliveryUnavailable } from '../../submissions/delivery.ts';
import { referenceOf } from '../../submissions/submission-repository.ts';
import type { ErrorResponse, RefusedResponse, SentResponse } from '../response-schemas.ts';

type FormPost = PostedForm & { as: 'json' | 'form' };

type AnswerFormOptions = {
  accept: Submissions['accept'];
  logError: Log['error'];
  log?: (line: string) => void;
};

/**
 * Handles a form, as JSON or form data. Responds to JSON with 201 and a message, 422 and
 * errors by field, or another error. Responds to form data with a redirect to a page that shows the result. A
 * submission is on disk before the response is sent. Bots always get a success response.
 */
export async function respondToForm(
  kind: FormKind,
  request: Request,
  options: AnswerFormOptions,
): Promise<Response> {
  const { log = console.log } = options;
  try {
    const { as, fields } = await readPost(request);
    const post = { as, ...postedForm(kind, fields) };
    if (isBot(post, request)) {
      log(`FORM ${kind}: answered as sent and not stored: ${botReason(post)}`);
      return sent(kind, post, referenceOf(randomUUID()));
    }
    const { submission, errors } = readForm(kind, post.values);
    return errors ? refused(kind, post, errors) : await handOver(submission, post, request, options);
  } catch (error) {
    if (error instanceof UnreadablePost) return failed(error.status);
    throw error;
  }
}

async function handOver(
  submission: Submission,
  post: FormPost,
  request: Request,
  { accept, logError }: AnswerFormOptions,
): Promise<Response> {
  const kind = submission.form;
  try {
    const accepted = await accept(submission, {
      address: request.headers.get(VISITOR_ADDRESS) ?? 'unknown',
      idempotencyKey: keyOf(request),
    });
    if (accepted.outcome === 'kept') return sent(kind, post, accepted.reference);
    return notStored(kind, post, 429, { 'retry-after': String(accepted.retryAfterSeconds) });
  } catch (error) {
    // The delivery has already logged why it cannot store the submission.
    if (error instanceof DeliveryUnavailable) {
      return notStored(kind, post, 503, { 'retry-after': String(FORM_RETRY_AFTER_S) });
    }
    logError(`POST ${FORM_WORDS[kind].endpoint}`, error);
    return notStored(kind, post, 500);
  }
}

/** Whether a bot filled in this form. A form without scripts does not report how long the visitor took. */
function isBot({ honeypot }: FormPost, request: Request): boolean {
  const filledIn = request.headers.get(SENT_HEADERS.filledIn);
  return honeypot || (filledIn !== null && Number(filledIn) < MIN_FILL_MS);
}

function botReason({ honeypot }: FormPost): string {
  return honeypot ? 'the trap was filled in' : 'it was filled in too fast';
}

/** Returns the key that a script created for a form; `undefined` for a form without scripts. */
function keyOf(request: Request): string | undefined {
  const given = request.headers.get(SENT_HEADERS.key) ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : undefined;
}

function sent(kind: FormKind, { as, back }: FormPost, kept: string): Response {
  const reference = FORM_WORDS[kind].hasReference ? kept : undefined;
  if (as === 'json') return answer(201, { message: FORM_WORDS[kind].sent, reference });
  return redirectTo(303, sentAddress(parsePlace(back, FORM_WORDS[kind].page), kind, reference));
}

function refused(kind: FormKind, { as }: FormPost, errors: FieldErrors): Response {
  if (as === 'json') return answer(422, { errors });
  return redirectTo(307, againAddress(kind));
}

function notStored(kind: FormKind, { as }: FormPost, status: number, headers?: HeadersInit): Response {
  return as === 'json' ? failed(status, headers) : redirectTo(307, againAddress(kind, status));
}

/** Creates a redirect. A 307 makes the browser post the form again, to a page that shows it without storing it. */
function redirectTo(status: 303 | 307, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': CACHE_CONTROL.never } });
}

function failed(status: number, headers?: HeadersInit): Response {
  const error = status === 503 ? BUSY : statusText({ status, statusText: '' });
  return answer(status, { error }, headers);
}

function answer(
  status: number,
  body: SentResponse | RefusedResponse | ErrorResponse,
  headers?: HeadersInit,
): Response {
  const all = new Headers(headers);
  all.set('cache-control', CACHE_CONTROL.never);
  return Response.json(body, { status, headers: all });
}

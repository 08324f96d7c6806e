import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormKind } from '../../domain/pages/submission.ts';
import { isRecord, parsedJson, record } from '../../domain/unknown-values.ts';
import { readStored, writeStored } from '../../ui/stored.ts';
import { DRAFT_KEY } from './draft-key.ts';
import {
  type FieldErrors,
  type FieldValues,
  FORM_WORDS,
  fieldValues,
  HIDDEN_FIELDS,
  MIN_FILL_MS,
  SENT_HEADERS,
} from './form-fields.ts';
import { postForm } from './post-form.ts';
import { whenReachable } from './site-reachable.ts';

/** The unsent input of a form, with the key by which the server recognizes a retry. */
export type FormDraft = { key: string; values: FieldValues };

/** Reads the form's draft, which is stored in this tab and survives errors and reloads. */
function readDraft(kind: FormKind, id: string): FormDraft | undefined {
  const { key, values } = record(parsedJson(readStored('sessionStorage', DRAFT_KEY + id)));
  return typeof key === 'string' && isRecord(values) ? { key, values: fieldValues(kind, values) } : undefined;
}

/** Returns a unique key. `randomUUID` exists only in secure contexts. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The state of a form. `attempt` counts the submissions. `again`: shown again after a failure. `byItself`: an automatic
 * retry led to this state, so the focus must not move.
 */
export type FormState = (
  | { step: 'idle'; errors: FieldErrors; attempt: number; again?: boolean }
  | { step: 'sending'; errors: FieldErrors; attempt: number }
  | { step: 'sent'; message: string; reference?: string }
  /** `waits`: why a retry follows: the browser is offline (`network`), or no response arrived (`answer`). */
  | { step: 'failed'; message: string; waits?: 'network' | 'answer' }
) & { byItself?: boolean };

export const IDLE = { step: 'idle', errors: {}, attempt: 0 } as const satisfies FormState;

type UseForm = { kind: FormKind; id: string; first: FormState };

/** Loads the schema. Called at the first focus in a form, so that opening a page does not load it. */
const reader = () => import('./form-schemas.ts').then(({ readForm }) => readForm);

/** Submits a form by script: validates it with the server's schema, and keeps a draft until it has been sent. */
export function useForm({ kind, id, first }: UseForm) {
  const [state, setState] = useState<FormState>(first);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft>(undefined);
  const sending = useRef(false);
  /** Whether a visitor started the current submission. */
  const pressed = useRef(false);

  useEffect(() => {
    draft.current = readDraft(kind, id);
    if (form.current && draft.current) fillIn(form.current, draft.current.values);
  }, [kind, id]);

  useEffect(() => {
    if (state.step !== 'idle' || !state.again) return;
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [state]);

  const storeDraft = (target: HTMLFormElement): FormDraft => {
    const values = fieldValues(kind, Object.fromEntries(new FormData(target)));
    const now = { key: draft.current?.key ?? newKey(), values };
    draft.current = now;
    writeStored('sessionStorage', DRAFT_KEY + id, JSON.stringify(now));
    return now;
  };

  const send = async (target: HTMLFormElement): Promise<FormState> => {
    const { key, values } = storeDraft(target);
    const attempt = 'attempt' in state ? state.attempt + 1 : 1;
    // If the schema cannot load, send the form anyway: the server validates it with the same schema.
    const errors = await reader()
      .then((readForm) => readForm(kind, values).errors)
      .catch(() => undefined);
    if (errors) return { step: 'idle', errors, attempt };
    // Keep the failure message during an automatic retry, because the message may have the focus.
    if (pressed.current) setState({ step: 'sending', errors: {}, attempt });
    await pause(MIN_FILL_MS - performance.now());
    const honeypot = new FormData(target).get(HIDDEN_FIELDS.trap);
    const outcome = await postForm(FORM_WORDS[kind].endpoint, {
      values: honeypot ? { ...values, [HIDDEN_FIELDS.trap]: honeypot } : values,
      headers: { [SENT_HEADERS.key]: key, [SENT_HEADERS.filledIn]: String(Math.ceil(performance.now())) },
      byItsError: kind === 'newsletter',
    });
    if (outcome.errors) return { step: 'idle', errors: outcome.errors, attempt };
    if (!outcome.success) {
      const waits = outcome.unanswered && (navigator.onLine ? 'answer' : 'network');
      return { step: 'failed', message: outcome.message, waits };
    }
    writeStored('sessionStorage', DRAFT_KEY + id, undefined);
    const { message = FORM_WORDS[kind].sent, reference } = outcome;
    return { step: 'sent', message, reference };
  };

  const submit = async (target: HTMLFormElement, byVisitor: boolean) => {
    // Ignore a second click before React disables the button.
    if (sending.current) return;
    sending.current = true;
    pressed.current = byVisitor;
    const next = await send(target);
    const isPressed = pressed.current;
    setState((before) => (isPressed ? next : sentByItself(before, next)));
    sending.current = false;
  };

  const sendAgain = useEffectEvent(() => {
    if (form.current) void submit(form.current, false);
  });
  // A retry uses the same key, so a submission whose response was lost is stored only once.
  useEffect(() => (state.step === 'failed' && state.waits ? whenReachable(sendAgain) : undefined), [state]);

  return {
    state,
    form,
    events: {
      onFocus: () => void reader().catch(() => {}),
      onInput: (event: FormEvent<HTMLFormElement>) => void storeDraft(event.currentTarget),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget, true);
      },
    },
    /** Shows the form again with the visitor's input; during an automatic retry, shows the sending state instead. */
    tryAgain: () => {
      pressed.current = true;
      setState(sending.current ? { ...IDLE, step: 'sending' } : { ...IDLE, again: true });
    },
  };
}

/** Returns the state after an automatic retry. A repeated failure is not announced again. */
export function sentByItself(before: FormState, next: FormState): FormState {
  const isAsBefore = before.step === 'failed' && next.step === 'failed' && before.waits === next.waits;
  return { ...next, byItself: isAsBefore ? before.byItself : true };
}

/** Restores a draft; input from before the script ran takes precedence. */
function fillIn(form: HTMLFormElement, values: FormDraft['values']): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === '') control.value = value;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

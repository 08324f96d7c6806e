import type { ReactNode } from 'react';
import { SENT } from '../../domain/pages/query-names.ts';
import { type FormKind, fieldNames } from '../../domain/pages/submission.ts';
import { useAddress } from '../../islands/address.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { Failure, FormFailure } from './FormFailure.tsx';
import { FormFields, fieldId } from './FormFields.tsx';
import { type FieldErrors, type FieldValues, FORM_WORDS, HIDDEN_FIELDS, PRIVACY } from './form-fields.ts';
import { formatPlace, parseReference, REFERENCE } from './form-return.ts';
import styles from './SiteForm.module.css';
import { type FormState, IDLE, useForm } from './use-form.ts';

/** A form that the server shows again, with its input and either its errors or the reason why it was not sent. */
export type FormAgain = { place: string; values: FieldValues; errors: FieldErrors; failure?: string };

/** The confirmation of a sent form: its reference number, and whether the form had the focus. */
type SentForm = { message: string; reference?: string; focused: boolean };

type SiteFormProps = {
  kind: FormKind;
  /** The form's id, unique on the page. Visitors without scripts return to this anchor. */
  id: string;
  /** The editor's title above the form; distinguishes several forms on a page. */
  title?: string;
  again?: FormAgain;
  /** How long the site retains submissions, in days. */
  days: number;
  sent: (sent: SentForm) => ReactNode;
};

/**
 * One of our forms, in any state. Without scripts it posts to the same endpoint as scripts do; the endpoint redirects
 * to this page, or to a page that shows the form again with its input.
 */
export function SiteForm({ kind, id, title, again, days, sent }: SiteFormProps) {
  const address = useAddress();
  const search = new URLSearchParams(address.search);
  const wasSent = [id, kind].includes(search.get(SENT) ?? '');
  const { state, form, events, tryAgain } = useForm({
    kind,
    id,
    first: firstState(kind, again, wasSent ? search : undefined),
  });
  const words = FORM_WORDS[kind];
  if (state.step === 'sent') {
    const { message, reference, byItself } = state;
    return <div id={id}>{sent({ message, reference, focused: !(wasSent || byItself) })}</div>;
  }
  const failed = state.step === 'failed';
  const errors = failed ? {} : state.errors;
  return (
    <div id={id} className={styles.place}>
      {failed && <FormFailure key={state.waits} state={state} notSent={words.notSent} tryAgain={tryAgain} />}
      {again?.failure && state.step === 'idle' && state.attempt === 0 && (
        <Banner tone="error" title={words.notSent}>
          <Failure message={again.failure} />
        </Banner>
      )}
      <form
        {...events}
        ref={form}
        className={styles.form}
        method="post"
        action={words.endpoint}
        // Multipart, because URL encoding takes up to nine bytes for a non-Latin character.
        encType="multipart/form-data"
        // The browser's own messages may be in another language. Without scripts the server shows our errors.
        noValidate
        hidden={failed}
        aria-label={title ? `${FORM_NAMES[kind]}: ${title}` : FORM_NAMES[kind]}
      >
        {!failed && (
          <ErrorSummary
            attempt={state.attempt}
            focused={!state.byItself}
            errors={fieldNames(kind).flatMap((name) => {
              const message = errors[name];
              return message === undefined ? [] : [{ id: fieldId(id, name), message }];
            })}
          />
        )}
        <FormFields kind={kind} id={id} values={again?.values ?? {}} errors={errors} />
        <Trap />
        <input
          type="hidden"
          name={HIDDEN_FIELDS.back}
          value={again?.place ?? formatPlace({ path: address.pathname, id })}
        />
        <div className={styles.send}>
          <SubmitButton busy={state.step === 'sending'}>{words.send}</SubmitButton>
          <p className={styles.purpose}>
            {words.purpose(days)} <Anchor href={PRIVACY}>Meer over je gegevens</Anchor>
          </p>
        </div>
      </form>
    </div>
  );
}

const FORM_NAMES: { readonly [Kind in FormKind]: string } = {
  contact: 'Contactformulier',
  'group-purchase': 'Aanvraag voor groepen',
  newsletter: 'Inschrijving op de nieuwsbrief',
};

/** Returns the initial state of the form. `sent` is the query of the page, if it confirms that this form was sent. */
function firstState(kind: FormKind, again?: FormAgain, sent?: URLSearchParams): FormState {
  if (sent) {
    return {
      step: 'sent',
      message: FORM_WORDS[kind].sent,
      reference: parseReference(sent.get(REFERENCE)),
    };
  }
  return { ...IDLE, errors: again?.errors ?? {} };
}

/** A honeypot field, hidden from visitors. Only programs that fill in every field fill it in. */
function Trap() {
  return (
    <div className={styles.trap} inert>
      <label>
        Laat dit leeg
        <input type="text" name={HIDDEN_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

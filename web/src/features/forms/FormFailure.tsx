import { BUSY } from '../../domain/pages/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FormState } from './use-form.ts';

type FormFailureProps = {
  state: Extract<FormState, { step: 'failed' }>;
  /** The heading of the error message if a form of this kind could not be sent. */
  notSent: string;
  tryAgain: () => void;
};

/** Replaces a form that could not be sent: says why, and what happens with the input. */
export function FormFailure({ state, notSent, tryAgain }: FormFailureProps) {
  const { message, waits, byItself = false } = state;
  return (
    <Banner
      tone="error"
      title={waits ? WAITS[waits].title : notSent}
      focused={!byItself}
      action={
        <Button variant="white" onClick={tryAgain}>
          Probeer opnieuw
        </Button>
      }
    >
      {waits === 'answer' && <p lang="en">{message}</p>}
      {waits ? <p>{WAITS[waits].words}</p> : <Failure message={message} />}
    </Banner>
  );
}

/** Says why a form was not sent. The «busy» message of our endpoint needs no introduction. */
export function Failure({ message }: { message: string }) {
  if (message === BUSY) return <p>{message}</p>;
  return (
    <>
      <p lang="en">{message}</p>
      <p>Wat je typte, staat er nog. Probeer het zo dadelijk opnieuw.</p>
    </>
  );
}

const WAITS = {
  network: {
    title: 'Er is nu geen netwerk',
    words:
      'Wat je typte, staat er nog en wacht. Laat deze bladzijde open, dan vertrekt het zodra er weer een netwerk is.',
  },
  answer: {
    title: 'Er kwam geen antwoord',
    words:
      'Wat je typte, staat er nog en wacht. Laat deze bladzijde open, dan vertrekt het opnieuw zodra we antwoorden. Kwam het toch al aan, dan krijgen we het maar één keer.',
  },
} as const;

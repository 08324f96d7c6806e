import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { takeFocus } from './styles/elements.tsx';

type ConfirmButtonProps = {
  /** The label of the first button. */
  action: string;
  /** Text before the first button. */
  before?: ReactNode;
  /** The question after the first click. */
  question: string;
  /** The label of the button that confirms. */
  confirm: string;
  onConfirm: () => void;
};

/** A button for an irreversible action. A click replaces it with a question and buttons to confirm or cancel. */
export function ConfirmButton({ action, before, question, confirm, onConfirm }: ConfirmButtonProps) {
  /** `undefined` before the first click; `false` after the visitor cancelled. */
  const [isAsking, setAsking] = useState<boolean>();
  if (!isAsking) {
    return (
      <>
        {before}
        <Button
          variant="outline"
          ref={isAsking === false ? takeFocus : undefined}
          onClick={() => setAsking(true)}
        >
          {action}
        </Button>
      </>
    );
  }
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {question}
      </p>
      <Button variant="red" onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="outline" onClick={() => setAsking(false)}>
        Laat staan
      </Button>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { takeFocus } from './styles/elements.tsx';

type ConfirmButtonProps = {
  /** The label of the first button, and the text beside it. */
  action: string;
  before?: ReactNode;
  /** The question after the first click, and the label of the button that confirms. */
  question: string;
  confirm: string;
  onConfirm: () => void;
};

/** A button for an irreversible action: a click asks for confirmation, with a way to cancel. The focus moves along. */
export function ConfirmButton({ action, before, question, confirm, onConfirm }: ConfirmButtonProps) {
  /** `undefined`: not asked yet; `false`: asked and cancelled. */
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

import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { takeFocus } from './styles/elements.tsx';

type AskFirstProps = {
  /** The button that is there at first, and what is said beside it. */
  action: string;
  before?: ReactNode;
  /** What is asked once it is pressed, and the button that does it. */
  question: string;
  confirm: string;
  onConfirm: () => void;
};

/** A button that cannot be undone: pressed once it asks, with a way back. The focus goes along. */
export function AskFirst({ action, before, question, confirm, onConfirm }: AskFirstProps) {
  /** `false`: it was asked, and nothing was done; `undefined`: it was not asked yet. */
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

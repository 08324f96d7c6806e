import { Button, type ButtonVariant } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SubmitButtonProps = {
  /** A verb. */
  children: string;
  /** The form is on its way. */
  busy?: boolean;
  /** What it says meanwhile, for the eye and the ear. */
  busyLabel?: string;
  variant?: ButtonVariant;
};

/** Sends a form. While that is under way it says so, cannot be pressed again, and its spines move. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, busy = false, busyLabel = 'Even geduld…', variant = 'red' } = props;
  return (
    <div>
      <Button type="submit" variant={variant} busy={busy}>
        {busy ? busyLabel : children}
      </Button>
      <output>
        <VisuallyHidden>{busy && busyLabel}</VisuallyHidden>
      </output>
    </div>
  );
}

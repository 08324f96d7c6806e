import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import styles from './Button.module.css';
import { Icon, type IconName } from './icons/Icon.tsx';
import { classNames, VisuallyHidden } from './styles/elements.tsx';

export type ButtonVariant = 'ink' | 'white' | 'red' | 'outline';

type Look = {
  children: ReactNode;
  /** `outline` takes the text colour of the field behind it. */
  variant?: ButtonVariant;
  icon?: IconName;
  /** Puts the icon before the text instead of after it. */
  iconFirst?: boolean;
};

type LinkButton = Look & { href: string; newTab?: boolean; rel?: string; download?: string };
type RealButton = Look &
  Omit<ComponentProps<'button'>, keyof Look | 'className'> & {
    href?: never;
    /** Whether its action is running. It then says so and cannot be pressed again. */
    busy?: boolean;
  };

/** A button, or with `href` a link that looks like one. Its label is a verb. */
export function Button(props: LinkButton | RealButton) {
  const { children, variant = 'ink', icon, iconFirst = false, ...rest } = props;
  const className = classNames(styles.button, variant !== 'ink' && styles[variant]);
  const drawn = icon && <Icon name={icon} />;
  const content = (
    <>
      {iconFirst && drawn}
      <span>{children}</span>
      {!iconFirst && drawn}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className}>
        {content}
      </Anchor>
    );
  }
  const { type = 'button', busy = false, disabled = false, href: _, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={className}
    >
      {busy && <span className={styles.spines} aria-hidden="true" />}
      {content}
    </button>
  );
}

const WAIT = 'Even geduld…';

/** Sends a form. While the form is being sent, the button says so, is disabled, and its spines move. */
export function SubmitButton({ children, busy = false }: { children: string; busy?: boolean }) {
  return (
    <div>
      <Button type="submit" variant="red" busy={busy}>
        {busy ? WAIT : children}
      </Button>
      <output>
        <VisuallyHidden>{busy && WAIT}</VisuallyHidden>
      </output>
    </div>
  );
}

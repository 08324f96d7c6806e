import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import styles from './Button.module.css';
import { Icon, type IconName } from './icons/Icon.tsx';
import { classNames, VisuallyHidden } from './styles/elements.tsx';

export type ButtonVariant = 'ink' | 'white' | 'red' | 'outline';

type Look = {
  children: ReactNode;
  /** `outline` has no background of its own and uses the text colour of the surrounding element. */
  variant?: ButtonVariant;
  icon?: IconName;
  /** Whether the icon precedes the text. */
  iconFirst?: boolean;
};

type LinkButton = Look & { href: string; newTab?: boolean; rel?: string; download?: string };
type RealButton = Look &
  Omit<ComponentProps<'button'>, keyof Look | 'className'> & {
    href?: never;
    /** Whether the action of the button is running. If so, the button shows that and is disabled. */
    busy?: boolean;
  };

/** A button, or with `href` a link that looks like a button. The label is a verb. */
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

/** An editor's link as a button. If the link leads nowhere, its label is plain text. */
export function ButtonTo({ link, ...look }: Look & { link: { href: string; newTab: boolean } | undefined }) {
  return link ? <Button {...look} {...link} /> : <span>{look.children}</span>;
}

const WAIT = 'Even geduld…';

/** Submits a form. During submission the button is disabled, announces this and shows moving spines. */
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

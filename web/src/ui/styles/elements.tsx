import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './elements.module.css';

// The smallest parts, which every other component is made of.

/** Text that is read out and not seen; with `onPhone` on a phone only, which has no room for it. */
export function VisuallyHidden({ onPhone = false, children }: { onPhone?: boolean; children: ReactNode }) {
  return <span className={onPhone ? styles.hiddenOnPhone : styles.hidden}>{children}</span>;
}

/** The class of what is read out and not seen, where that is no span. */
export const HIDDEN = styles.hidden;

/** The part of a page under its head, as wide as a page may be. Its children stand below each other. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.body, className)}>{children}</div>;
}

/** The given class names as one attribute value, without the absent ones; `undefined` where there are none. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  titleClass?: string;
  /** Whether its heading takes the focus when it appears. */
  focused?: boolean;
};

/** A section that its heading names. */
export function TitledSection({ title, titleClass, focused, children, ...rest }: TitledSectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 id={id} className={titleClass} {...(focused && { ref: takeFocus, tabIndex: -1 })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A `ref` for what replaces the element that a visitor just used: it takes the focus, which would otherwise be lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  // Firefox is content with its last line.
  if (element?.matches(':focus')) element.scrollIntoView({ block: 'nearest' });
}

/** The attributes of a message. One that takes the focus is read out by that; as a live region it would be read twice. */
export const announced = (focused: boolean, role: 'alert' | 'status') =>
  focused ? { ref: takeFocus, tabIndex: -1 } : { role };

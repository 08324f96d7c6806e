import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './elements.module.css';

// The basic elements of which other components are made.

/** Text for screen readers only; with `onPhone` it is hidden only on a phone. */
export function VisuallyHidden({ onPhone = false, children }: { onPhone?: boolean; children: ReactNode }) {
  return <span className={onPhone ? styles.hiddenOnPhone : styles.hidden}>{children}</span>;
}

/** The class of content for screen readers only, for elements other than span. */
export const HIDDEN = styles.hidden;

/** The part of a page under its header, of the maximum width. Its children are stacked. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.body, className)}>{children}</div>;
}

/** Joins class names to one attribute value, without absent ones; `undefined` if none is left. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  titleClass?: string;
  /** Whether its heading takes the focus when it appears. */
  focused?: boolean;
};

/** A section that is named by its heading. */
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

/** A `ref` that moves the focus to an element that replaces the focused one; the focus would otherwise be lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  // Firefox only scrolls its last line into view.
  if (element?.matches(':focus')) element.scrollIntoView({ block: 'nearest' });
}

/** The attributes of a message. If it takes the focus, it is not a live region, which would be read twice. */
export const announced = (focused: boolean, role: 'alert' | 'status') =>
  focused ? { ref: takeFocus, tabIndex: -1 } : { role };

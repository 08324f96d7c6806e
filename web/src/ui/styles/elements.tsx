import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './elements.module.css';

// The basic elements of which other components are made.

/** Text that only screen readers read. With `onPhone`, the text is visible except on phones. */
export function VisuallyHidden({ onPhone = false, children }: { onPhone?: boolean; children: ReactNode }) {
  return <span className={onPhone ? styles.hiddenOnPhone : styles.hidden}>{children}</span>;
}

/** The class that hides content from all but screen readers, for elements other than span. */
export const HIDDEN = styles.hidden;

/** The part of a page below its header, limited to the maximum width. Stacks its children. */
export function PageBody({
  id,
  className,
  children,
}: {
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className={classNames(styles.body, className)}>
      {children}
    </div>
  );
}

/** Joins class names to one attribute value and skips absent ones; returns `undefined` if all are absent. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  titleClass?: string;
  /** Whether the heading takes the focus when the section appears. */
  focused?: boolean;
};

/** A section whose heading is its accessible name. */
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

/** A `ref` that moves the focus to an element that replaces the focused one. Otherwise the focus would be lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  // On focus, Firefox scrolls only the last line of the element into view.
  if (element?.matches(':focus')) element.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns the attributes of a message. A message that gets the focus is not a live region, because screen readers would
 * read it twice.
 */
export const announced = (focused: boolean, role: 'alert' | 'status') =>
  focused ? { ref: takeFocus, tabIndex: -1 } : { role };

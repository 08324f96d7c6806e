import type { AnchorHTMLAttributes } from 'react';
import { classNames, VisuallyHidden } from './styles/elements.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  /** If it is missing, the content is shown as plain text. */
  href?: string;
  newTab?: boolean;
  /** Whether the page keeps its scroll position, for links that change a list in place. */
  keepScroll?: boolean;
};

/** A link. If it opens a new tab, screen readers announce the tab, and the new page cannot access this page. */
export function Anchor({ href, newTab = false, keepScroll = false, rel, children, ...rest }: AnchorProps) {
  if (href === undefined) return <span className={rest.className}>{children}</span>;
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel={classNames('noopener', rel)}>
        {children}
        <VisuallyHidden> (opent in een nieuw tabblad)</VisuallyHidden>
      </a>
    );
  }
  return (
    <a {...rest} href={href} rel={rel} data-keep-scroll={keepScroll || undefined}>
      {children}
    </a>
  );
}

import type { AnchorHTMLAttributes } from 'react';
import { classNames, VisuallyHidden } from './styles/elements.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  href: string;
  newTab?: boolean;
  /** Keeps the scroll position of the page, for links that change a list in place. */
  keepScroll?: boolean;
};

/** A link to a document. A new tab is announced to screen readers, and has no access to the page that opened it. */
export function Anchor({ href, newTab = false, keepScroll = false, rel, children, ...rest }: AnchorProps) {
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

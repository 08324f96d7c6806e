import type { AnchorHTMLAttributes } from 'react';
import { classNames, VisuallyHidden } from './styles/elements.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  href: string;
  newTab?: boolean;
  /** Whether the page keeps its scroll position, as for links that change a list in place. */
  keepScroll?: boolean;
};

/**
 * A link, which loads a document. A new tab is announced to visitors who cannot see it open, and learns nothing of the page
 * that it came from.
 */
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

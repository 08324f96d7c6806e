import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type InternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The page stays where it is: for links that change a list in place. */
  keepScroll?: boolean;
};

const InternalLink = createContext<ComponentType<InternalLinkProps> | 'a'>('a');

/**
 * Lets a router draw the links that stay on this site (client navigation, prefetching). Without it they are
 * plain links, which is also what a visitor without scripts gets.
 */
export function InternalLinkProvider({
  link,
  children,
}: {
  link: ComponentType<InternalLinkProps>;
  children: ReactNode;
}) {
  return <InternalLink value={link}>{children}</InternalLink>;
}

type AnchorProps = Omit<InternalLinkProps, 'target'> & { newTab?: boolean };

/** A link. A new tab is announced to who cannot see it open, and learns nothing of the page it came from. */
export function Anchor({ href, newTab = false, keepScroll, rel, children, ...rest }: AnchorProps) {
  const Internal = useContext(InternalLink);
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel={withNoopener(rel)}>
        {children}
        <VisuallyHidden> (opent in een nieuw tabblad)</VisuallyHidden>
      </a>
    );
  }
  const Element = href.startsWith('/') ? Internal : 'a';
  if (Element === 'a') {
    return (
      <a {...rest} href={href} rel={rel}>
        {children}
      </a>
    );
  }
  return (
    <Element {...rest} href={href} rel={rel} keepScroll={keepScroll}>
      {children}
    </Element>
  );
}

function withNoopener(rel: string | undefined): string {
  const words = (rel ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'noopener' && word !== 'opener');
  return ['noopener', ...words].join(' ');
}

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { InternalLinkProps } from '../../ui/Anchor.tsx';

const Navigate = createContext<NavigateFunction | undefined>(undefined);

/** Around everything whose links are followed without loading a page. */
export function SoftLinks({ children }: { children: ReactNode }) {
  return <Navigate value={useNavigate()}>{children}</Navigate>;
}

/**
 * A link that stays on the site, followed without loading a page. The router's own works out relative addresses, for
 * which it listens to every change of the address: a page has a hundred links, and ours are whole.
 */
export function SoftLink({ href, keepScroll, onClick, ...rest }: InternalLinkProps) {
  const navigate = useContext(Navigate);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // What leads to where one is makes no second step of it in the history.
    void navigate(href, { preventScrollReset: keepScroll, replace: href === pathname + search + hash });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** With a key or another button held, a link is opened elsewhere or kept: that is the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { visit } from './latest-location.ts';

const BackContext = createContext<string | undefined>(undefined);

/** Where «back» leads from this page; `undefined` on the server, and where nothing is known. */
export const useBackPath = (): string | undefined => useContext(BackContext);

/** Stores the path of every page as the latest location; not inside a frame, which is nobody's visit. */
export function LatestLocation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [back, setBack] = useState<string>();
  useEffect(() => {
    if (window.self !== window.top) return;
    try {
      setBack(visit(pathname + search, window.sessionStorage, window.localStorage));
    } catch {
      // Storage is switched off: the link to the overview stays.
      setBack(undefined);
    }
  }, [pathname, search]);
  return <BackContext.Provider value={back}>{children}</BackContext.Provider>;
}

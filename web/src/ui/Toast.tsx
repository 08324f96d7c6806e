import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { fetchedComponent } from './hydration.tsx';
import type { ToastMessage } from './ToastRegion.tsx';

const ToastContext = createContext<(words: string) => void>(() => {});

/** Gives the function that shows a toast, which says in passing what just worked. Nothing that must be read goes there. */
export const useToast = (): ((words: string) => void) => useContext(ToastContext);

// It is fetched for the first toast, since most visits never see one.
const ToastRegion = fetchedComponent(() => import('./ToastRegion.tsx').then((file) => file.ToastRegion));

/** Where toasts are shown. One stands around the whole site. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage>();
  const say = useCallback((words: string) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, words })), []);
  return (
    <ToastContext value={say}>
      {children}
      {message && (
        <Suspense>
          <ToastRegion message={message} />
        </Suspense>
      )}
    </ToastContext>
  );
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddress } from '../../islands/address.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './PrintButton.module.css';

type PrintButtonProps = {
  children: string;
  /** For an island: settles when everything is here that the paper shows. */
  ready?: () => Promise<void>;
  /** It is what the page is there for: filled, and with its words on a phone too. */
  isMain?: boolean;
};

/**
 * Prints the page, by `print.browser.ts` or, where something has to be ready first, by the island in which it stands. It is
 * not offered where no script runs; the browser's own menu prints there.
 */
export function PrintButton({ children, ready, isMain = false }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={styles.print}
      data-print={ready ? undefined : ''}
      data-main={isMain || undefined}
      onClick={ready && (() => void ready().then(() => window.print()))}
    >
      <Icon name="print" />
      {isMain ? children : <VisuallyHidden onPhone>{children}</VisuallyHidden>}
    </button>
  );
}

/**
 * Whether the page is being printed, by its own button or by the browser's menu. A list then shows all its items; when
 * printing is done or cancelled, and on another address, it shows a page of them again.
 */
export function usePrinting(): boolean {
  const { search: key } = useAddress();
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    // The browser lays out the paper right after the event, so the page must be complete by then.
    const begin = () => flushSync(() => setPrinted(key));
    const end = () => setPrinted(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [key]);
  // Some browsers never say that printing is over. Who goes on to another page is done with it.
  return printed === key;
}

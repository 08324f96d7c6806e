import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddress } from '../../islands/address.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './PrintButton.module.css';

type PrintButtonProps = {
  children: string;
  /** For an island: resolves when everything to print has rendered. */
  ready?: () => Promise<void>;
  /** The page's main action: a filled button, with its label on phones too. */
  isMain?: boolean;
};

/**
 * Prints the page, through `print.browser.ts` or, if something must load first, through its island. Hidden without
 * scripts; the browser's menu still prints.
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
 * Whether the page is being printed, by its button or the browser's menu. A list then shows all its items; it returns
 * to one page after printing, and at another address.
 */
export function usePrinting(): boolean {
  const { search: key } = useAddress();
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    // Browsers lay out the paper directly after the event, so render synchronously.
    const begin = () => flushSync(() => setPrinted(key));
    const end = () => setPrinted(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [key]);
  // Some browsers never report the end of printing; another address ends it too.
  return printed === key;
}

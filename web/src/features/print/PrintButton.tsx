import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddress } from '../../islands/address.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './PrintButton.module.css';

type PrintButtonProps = {
  children: string;
  /** Only inside an island: resolves when everything to print has rendered. */
  ready?: () => Promise<void>;
  /** Whether printing is the page's main action. If so, the button is filled, and shows its label even on phones. */
  isMain?: boolean;
};

/**
 * A button that prints the page. `print.browser.ts` handles it, or the page's island if something must load first.
 * Hidden without scripts, because visitors can print from the browser's menu.
 */
export function PrintButton({ children, ready, isMain = false }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={styles.print}
      data-print={ready ? 'ready' : ''}
      data-main={isMain || undefined}
      onClick={ready && (() => void ready().then(() => window.print()))}
    >
      <Icon name="print" />
      {isMain ? children : <VisuallyHidden onPhone>{children}</VisuallyHidden>}
    </button>
  );
}

/**
 * Returns whether the page is being printed, from its print button or from the browser's menu. During printing, a list
 * shows all its items. Navigating to another address also ends this state.
 */
export function usePrinting(): boolean {
  const { search: key } = useAddress();
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    // Browsers lay out the print directly after this event, so render synchronously.
    const begin = () => flushSync(() => setPrinted(key));
    const end = () => setPrinted(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [key]);
  // Some browsers never report the end of printing, so a navigation to another URL also counts as the end.
  return printed === key;
}

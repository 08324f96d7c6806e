import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OngoingItems.module.css';

type OngoingItemsProps = {
  items: readonly ProgrammeItem[];
  row: (item: ProgrammeItem) => ReactNode;
  /** Open while the page is printed, and afterwards as it was. */
  printing: boolean;
};

/** What runs through the day, in a drawer: it never stands between the hours. */
export function OngoingItems({ items, row, printing }: OngoingItemsProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const element = drawer.current;
    if (!printing || element === null) return;
    const wasOpen = element.open;
    element.open = true;
    return () => {
      element.open = wasOpen;
    };
  }, [printing]);
  return (
    <details className={styles.drawer} ref={drawer}>
      <summary className={styles.summary}>
        <span>
          {TEXTS.ongoing} <span className={styles.count}>({items.length})</span>
        </span>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      {items.length === 0 ? (
        <p className={styles.empty}>{TEXTS.empty.ongoing}</p>
      ) : (
        <ul role="list" className={styles.rows}>
          {items.map((item) => (
            <li key={item.uuid}>{row(item)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './PastFold.module.css';

type PastFoldProps = {
  count: number;
  isOpen: boolean;
  /** Called when a visitor opens or closes the section. */
  toggled?: (isOpen: boolean) => void;
  id?: string;
  children: ReactNode;
};

/** The past items, collapsed above a list that begins with the coming ones. */
export function PastFold({ count, isOpen, toggled, id, children }: PastFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // A visitor may have opened the section before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first commit.
  useEffect(() => {
    if (fold.current && fold.current.open !== isOpen) toggled?.(fold.current.open);
  }, []);
  return (
    <details
      className={styles.past}
      ref={fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) toggled?.(currentTarget.open);
      }}
    >
      <summary className={styles.summary} id={id}>
        <span className={styles.show}>{`Toon wat voorbij is (${count})`}</span>
        <span className={styles.hide}>{`Verberg wat voorbij is (${count})`}</span>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      <div className={styles.items}>{children}</div>
    </details>
  );
}

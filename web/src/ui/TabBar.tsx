import { Anchor } from './Anchor.tsx';
import styles from './TabBar.module.css';

type Tab = {
  href: string;
  title: string;
  open: boolean;
  /** The number of items that the tab shows. */
  count?: number;
};

/** Tabs for the parts of a list, of which one is current. They are links and therefore work without scripts. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ href, title, open, count }) => (
          <li key={href}>
            <Anchor className={styles.tab} href={href} aria-current={open ? 'page' : undefined} keepScroll>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

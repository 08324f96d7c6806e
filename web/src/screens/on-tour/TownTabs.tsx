import { pagePath } from '../../domain/paging.ts';
import { BASE } from '../../domain/paths.ts';
import type { Facet } from '../../domain/programme-item.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './TownTabs.module.css';

type TownTabsProps = {
  towns: readonly Facet[];
  /** The slug of the open town; missing: all of them. */
  open?: string;
  /** What is chosen goes along to the other towns. */
  parameters: URLSearchParams;
  /** How much of it each town has; missing where nothing is chosen. */
  counts?: ReadonlyMap<string, number>;
};

/** A tab per town of the tour. */
export function TownTabs({ towns, open, parameters, counts }: TownTabsProps) {
  const tabs = [
    { href: BASE.onTour, slug: undefined, title: 'Alle steden' },
    ...towns.map(({ slug, title }) => ({ href: `${BASE.onTour}/${slug}`, slug, title })),
  ];
  return (
    <nav className={styles.towns} aria-label="Steden van de toer">
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ href, slug, title }) => (
          <li key={href}>
            <Anchor
              className={styles.tab}
              href={pagePath(href, 1, parameters)}
              aria-current={slug === open ? 'page' : undefined}
            >
              {title}
              {counts && slug !== undefined && <span className={styles.count}>{counts.get(slug) ?? 0}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

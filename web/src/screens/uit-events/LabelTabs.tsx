import { pagePath } from '../../domain/paging.ts';
import { BASE } from '../../domain/paths.ts';
import { UIT_LABELS, type UitLabel } from '../../domain/uit-label.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './LabelTabs.module.css';

/** The tags by which the list is narrowed, one at a time. Links, so that they work without scripts. */
export function LabelTabs({ chosen }: { chosen?: UitLabel }) {
  return (
    <nav aria-label="Soort evenement">
      <ul role="list" className={styles.tabs}>
        {[undefined, ...UIT_LABELS].map((label) => (
          <li key={label ?? 'all'}>
            <Anchor
              className={styles.tab}
              href={pagePath(BASE.uitEvents, 1, new URLSearchParams(label && { label }))}
              aria-current={label === chosen ? 'page' : undefined}
              keepScroll
            >
              {label ?? 'Alles'}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

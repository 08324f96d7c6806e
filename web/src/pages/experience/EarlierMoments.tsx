import type { EarlierItems } from '../../domain/edition/earlier-items.ts';
import { BASE, editionPath } from '../../domain/pages/paths.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './EarlierMoments.module.css';
import { MomentLink, When } from './ExperienceFacts.tsx';

/** The moments of an experience in earlier editions, collapsed. */
export function EarlierMoments({ earlier, now }: { earlier: readonly EarlierItems[]; now: Date }) {
  if (earlier.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary className={styles.summary}>
        Op vorige edities
        <Icon name="plus" />
      </summary>
      {earlier.map(({ name, year, items }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.name}>{year ? <Anchor href={editionPath(year)}>{name}</Anchor> : name}</h3>
          <ul role="list">
            {items.map((item) => (
              <li key={item.uuid}>
                <MomentLink item={item}>
                  <When item={item} now={now} />
                </MomentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Anchor href={BASE.editions}>Alle edities</Anchor>
      </p>
    </details>
  );
}

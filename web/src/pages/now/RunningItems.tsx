import { CATEGORIES, categoryOfThemes } from '../../domain/programme/category.ts';
import { timeLeft } from '../../domain/programme/day/day-now.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import { shareLeft } from '../../domain/programme/now/now-view.ts';
import { momentPlaceOf, type RowItem } from '../../domain/programme/programme-item.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { formatTime } from '../../domain/time/format.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './RunningItems.module.css';

type RunningItemsProps = Pick<HallProps, 'items' | 'now' | 'isLive'>;

/** The running items, collapsed, each with its time left and its place. */
export function RunningItems({ items, now, isLive }: RunningItemsProps) {
  if (items.length === 0) return null;
  return (
    <details className={styles.running}>
      <summary className={styles.summary}>
        <h2>{`Nu bezig (${items.length})`}</h2>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.uuid}>
            <RunningItem item={item} now={now} isLive={isLive} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RunningItem({ item, now, isLive }: Omit<RunningItemsProps, 'items'> & { item: RowItem }) {
  const category = categoryOfThemes(item.themes);
  const path = momentPath(item);
  const place = momentPlaceOf(item);
  const until = item.end && `tot ${formatTime(item.end)}`;
  return (
    <>
      <span className={styles.bar} data-colour={category ? CATEGORIES[category] : 'ink'} aria-hidden="true">
        <span className={styles.left} style={{ inlineSize: `${shareLeft(item, now) * 100}%` }} data-ticking />
      </span>
      <div className={styles.head}>
        <h3 className={styles.title}>{path ? <Anchor href={path}>{item.title}</Anchor> : item.title}</h3>
        <SaveRibbon moment={momentToSave(item)} look="line" />
      </div>
      <Facts facts={[place, timeLeft(item, now)]} isTicking />
      {!isLive && <Facts facts={[place, until]} isTicking={false} />}
    </>
  );
}

function Facts({ facts, isTicking }: { facts: readonly (string | undefined)[]; isTicking: boolean }) {
  const words = facts.filter(Boolean).join(' · ');
  if (words === '') return null;
  return (
    <p className={styles.facts} data-ticking={isTicking}>
      {words}
    </p>
  );
}

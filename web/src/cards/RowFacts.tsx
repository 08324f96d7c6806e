import { formatAges, fullPlaceOf, type RowItem } from '../domain/programme/programme-item.ts';
import { ACCESS_WORDS } from '../domain/programme/status.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { VisuallyHidden } from '../ui/elements.tsx';
import styles from './RowFacts.module.css';

/** How an item stands to the clock. */
export type RowState = 'past' | 'running' | 'coming';

type RowFactsProps = {
  item: RowItem;
  state: RowState;
  /** Whether seats are reserved for it. */
  reservable: boolean;
  /** Where the plan of the hall shows its place. */
  onPlan?: string;
};

/** The facts of an item: place, type, ages, whether to reserve a seat, and for whom it is made accessible. */
export function RowFacts({ item, state, reservable, onPlan }: RowFactsProps) {
  const place = fullPlaceOf(item);
  const access = item.access.map((one) => ACCESS_WORDS[one]);
  return (
    <ul role="list" className={styles.facts} data-state={state}>
      {place && (
        <li className={styles.place}>
          {onPlan ? (
            <Anchor href={onPlan} className={styles.plan}>
              {place}
              <VisuallyHidden>, op het plan</VisuallyHidden>
            </Anchor>
          ) : (
            place
          )}
        </li>
      )}
      {item.type && <li>{item.type.title}</li>}
      {item.ages && <li>{formatAges(item.ages)}</li>}
      {reservable && <li>met reservatie</li>}
      {access.length > 0 && (
        <li>
          <VisuallyHidden>Toegankelijk: </VisuallyHidden>
          {access.join(', ')}
        </li>
      )}
    </ul>
  );
}

import { BASE } from '../../domain/pages/paths.ts';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { NowHall, type NowHallProps } from './NowHall.island.tsx';
import styles from './NowPage.module.css';

/** The page «Nu & straks»: running items, and items that start soon. */
export function NowPage({ items, opening, days, stages, walks, plan, reservationUrl, now }: NowHallProps) {
  return (
    <>
      <div className={styles.top} data-colour="pink">
        <div className={styles.inner}>
          <PageTrail path={BASE.now} />
        </div>
      </div>
      <NowHall {...{ items, opening, days, stages, walks, plan, reservationUrl, now }} />
    </>
  );
}

import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { momentPlaceOf } from '../../domain/programme/programme-item.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ReserveBar.module.css';

/**
 * On a phone, repeats the moment and its button in a bar at the bottom of the viewport. The bar is visible from when
 * the button has left the viewport to the end of the article. Pure CSS: a sticky bar in a track one viewport height
 * below the button.
 */
export function ReserveBar({ item, href }: { item: ProgrammeItem; href: string }) {
  return (
    <div className={styles.track}>
      <div className={styles.bar} data-colour="ink">
        <p>
          <strong>{formatShortMoment(item.start)}</strong>
          <br />
          {momentPlaceOf(item)}
        </p>
        <Button href={href} variant="red">
          Reserveer
        </Button>
      </div>
    </div>
  );
}

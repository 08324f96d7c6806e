import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { momentPlaceOf } from '../../domain/programme/programme-item.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ReserveBar.module.css';

/**
 * On a phone the moment and its button once more, at the foot of the window from where the button itself has gone out of
 * sight to the end of the article. The styles alone say so: it lies on a track that begins one window below the button.
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

import type { UitEventDetail } from '../../domain/events/uit-event.ts';
import { bookingState } from '../../domain/events/uit-event-times.ts';
import { phoneLink } from '../../domain/events/uit-event-wording.ts';
import { formatFullDate } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Booking.module.css';

/** The one clear action: the organiser's own booking page, or who to call or write. */
export function Booking({ event, now }: { event: UitEventDetail; now: Date }) {
  const state = bookingState(event, now);
  if (state.kind === 'closed') return null;
  if (state.kind === 'later') return <p>Reserveren kan vanaf {formatFullDate(state.from)}.</p>;
  const { url, label = 'Reserveer', phone, email } = state.booking;
  return (
    <div className={styles.booking}>
      {url && (
        <Button href={url} variant="red" icon="external">
          {label}
        </Button>
      )}
      {(phone || email) && (
        <p className={styles.ways}>
          {phone && <Anchor href={phoneLink(phone)}>Bel {phone}</Anchor>}
          {email && <Anchor href={`mailto:${email}`}>Mail naar {email}</Anchor>}
        </p>
      )}
    </div>
  );
}

import type { UitEventDetail, UitPrice } from '../../domain/events/uit-event.ts';
import { formatAddress, formatAges, formatPrice } from '../../domain/events/uit-event-wording.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import styles from './EventFacts.module.css';
import { EventTimes } from './EventTimes.tsx';

/** When, where, for how much and for whom, as a list on a bookmark. What the organiser did not tell is not there. */
export function EventFacts({ event, now }: { event: UitEventDetail; now: Date }) {
  const { prices, ages, organiser } = event;
  return (
    <FactList colour="red" roomy>
      <Fact name="Wanneer">
        <EventTimes event={event} now={now} />
      </Fact>
      <Where event={event} />
      {prices.length > 0 && (
        <Fact name="Prijs">
          <Prices prices={prices} />
        </Fact>
      )}
      {ages && <Fact name="Leeftijd">{formatAges(ages)}</Fact>}
      {organiser && (
        <Fact name="Organisatie">
          {organiser.url ? <Anchor href={organiser.url}>{organiser.name}</Anchor> : organiser.name}
        </Fact>
      )}
    </FactList>
  );
}

function Where({ event: { place, attendance, onlineUrl } }: { event: UitEventDetail }) {
  const address = place && formatAddress(place);
  const online = onlineUrl ? <Anchor href={onlineUrl}>Volg het online</Anchor> : 'Online';
  if (attendance === 'online') return <Fact name="Waar">{online}</Fact>;
  if (place === undefined) return null;
  return (
    <Fact name="Waar">
      {place.name && <span className={styles.line}>{place.name}</span>}
      {address && <span className={place.name ? styles.second : styles.line}>{address}</span>}
      {attendance === 'mixed' && <span className={styles.line}>{online}</span>}
    </Fact>
  );
}

function Prices({ prices }: { prices: readonly UitPrice[] }) {
  return (
    <ul role="list" className={styles.prices}>
      {prices.map(({ name, amount }) => (
        <li key={`${name} ${amount}`} className={name && styles.second}>
          {name ? `${name}: ${formatPrice(amount)}` : capitalised(formatPrice(amount))}
        </li>
      ))}
    </ul>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

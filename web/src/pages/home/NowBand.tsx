import type { ReactNode } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import type { NowBand as Band, BandItem } from '../../domain/programme/now/now-band.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { formatIsoInBrussels, formatMoment, formatTime } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './NowBand.module.css';

/**
 * The band under the shelf of days: the next items, when the festival begins or continues, or that it is over. It shows
 * times, not minutes left. A script (features/renewal) removes each part when its `data-until` has passed, and then
 * renews the page.
 */
export function NowBand({ band, now }: { band: Band; now: Date }) {
  switch (band.kind) {
    case 'open':
      return (
        <Frame title="Nu & straks" isNow>
          <BandItems items={band.items.filter(({ start }) => +start >= +now)} />
          <ToNow>Kijk wat je nog haalt</ToNow>
        </Frame>
      );
    case 'pause':
      return (
        <Frame title={band.title} until={untilNext(band.start, now)}>
          <BandItems items={band.items} />
          <ToNow>Bekijk nu & straks</ToNow>
        </Frame>
      );
    case 'before':
      return (
        <Frame title={band.title} until={untilNext(band.start, now)}>
          <p className={styles.line}>Boektopia begint op {formatMoment(band.start)}.</p>
        </Frame>
      );
    case 'over':
      return (
        <Frame title="Deze editie is voorbij">
          <p className={styles.line}>
            <Anchor href={BASE.programme}>Lees na wat er te beleven viel</Anchor>
          </p>
        </Frame>
      );
  }
}

/** Returns when «Morgen om 10:00» and «Nog 12 dagen» expire: at midnight, or at `start` if that is earlier. */
const untilNext = (start: Date, now: Date): Date => {
  const lastMinute = +dayBounds(dayOf(now)).end - 60_000;
  return new Date(Math.min(+start, lastMinute));
};

type FrameProps = {
  title: string;
  isNow?: boolean;
  /** The last minute in which the title is correct; `undefined` if it stays correct. */
  until?: Date;
  children: ReactNode;
};

function Frame({ title, isNow = false, until, children }: FrameProps) {
  return (
    <section
      className={styles.band}
      data-colour={isNow ? 'pink' : 'grey'}
      aria-labelledby="nu-en-straks"
      data-until={until && +until}
    >
      <div className={styles.inner}>
        <h2 id="nu-en-straks" className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

function ToNow({ children }: { children: string }) {
  return (
    <Button href={BASE.now} icon="clock" iconFirst>
      {children}
    </Button>
  );
}

function BandItems({ items }: { items: readonly BandItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.items}>
      {items.map((item) => (
        <BandRow key={item.uuid} item={item} />
      ))}
    </ul>
  );
}

function BandRow({ item: { title, start, path, place } }: { item: BandItem }) {
  return (
    <li className={styles.item} data-until={+start}>
      <time className={styles.time} dateTime={formatIsoInBrussels(start)}>
        {formatTime(start)}
      </time>
      <span className={styles.what}>
        {path ? <Anchor href={path}>{title}</Anchor> : title}
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </li>
  );
}

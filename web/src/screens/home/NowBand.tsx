import { type ReactNode, Suspense, useState } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import type { NowBand as Band, BandItem } from '../../domain/programme/now-band.ts';
import { formatIsoInBrussels, formatMoment, formatTime } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { fetchedComponent, useHydrated } from '../../ui/hydration.tsx';
import { visitorHere } from '../../ui/sign-of-visitor.ts';
import styles from './NowBand.module.css';

/** A first view has no room for what renews a page. */
const StayCurrent = fetchedComponent(async () => {
  await visitorHere();
  return (await import('../../features/renewal/StayCurrent.tsx')).StayCurrent;
});

type NowBandProps = {
  /** Missing where nothing is planned, or nobody knows. */
  band: Band | undefined;
  now: Date;
  className?: string;
};

/**
 * How the hall stands, in a band under the shelf of days: the next few while something starts soon, when it begins or goes
 * on, or that it is over. It tells times and not minutes: it is the same without scripts. With them what began leaves it,
 * and the page asks for what comes after that.
 */
export function NowBand({ band, now: rendered, className }: NowBandProps) {
  const [now, tell] = useState(rendered);
  const hydrated = useHydrated();
  const until = band && 'items' in band ? band.items[0]?.start : undefined;
  return (
    <>
      {band && (
        <div className={className}>
          <BandAt band={band} now={now} />
        </div>
      )}
      {hydrated && band?.kind !== 'over' && (
        <Suspense>
          <StayCurrent rendered={rendered} until={until} tell={tell} />
        </Suspense>
      )}
    </>
  );
}

function BandAt({ band, now }: { band: Band; now: Date }) {
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
        <Frame title={band.title}>
          <BandItems items={band.items} />
          <ToNow>Bekijk nu & straks</ToNow>
        </Frame>
      );
    case 'before':
      return (
        <Frame title={band.title}>
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

type FrameProps = { title: string; isNow?: boolean; children: ReactNode };

function Frame({ title, isNow = false, children }: FrameProps) {
  return (
    <section className={styles.band} data-colour={isNow ? 'pink' : 'grey'} aria-labelledby="nu-en-straks">
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
    <li className={styles.item}>
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

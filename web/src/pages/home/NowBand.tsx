import type { ReactNode } from 'react';
import type { SeasonBand } from '../../domain/edition/season-band.ts';
import { BASE, editionPath } from '../../domain/pages/paths.ts';
import type { BandItem } from '../../domain/programme/now/now-band.ts';
import { dayBounds, dayOf } from '../../domain/time/brussels.ts';
import { formatIsoInBrussels, formatMoment, formatTime } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { HIDDEN } from '../../ui/styles/elements.tsx';
import styles from './NowBand.module.css';

/**
 * The band «nu»: the items that run and start next. If there are none, the band announces when the festival begins or
 * continues, that it is over, or the next edition. It shows times, not minutes left. A script (features/renewal)
 * removes each part when its `data-until` has passed, and then renews the page.
 */
export function NowBand({ band, now }: { band: SeasonBand; now: Date }) {
  const text = band.text && <p>{band.text}</p>;
  switch (band.kind) {
    case 'open':
      return (
        <Frame title="Nu & straks" isNow>
          <div className={styles.both}>
            <BandItems title="Loop nu binnen" items={band.running} until={(item) => item.until} isRunning />
            <BandItems title="Begint binnen het uur" items={band.soon} until={({ start }) => start} />
          </div>
          {text}
          <div className={styles.links}>
            <Button href={BASE.now} icon="clock" iconFirst>
              Alles van nu
            </Button>
            <Button href={BASE.programme} variant="outline">
              Alles van vandaag
            </Button>
          </div>
        </Frame>
      );
    case 'pause':
      return (
        <Frame title={band.title} until={untilNext(band.start, now)}>
          <BandItems items={band.items} until={({ start }) => start} />
          {text}
          <Button href={BASE.now} icon="clock" iconFirst>
            Bekijk nu & straks
          </Button>
        </Frame>
      );
    case 'before':
      return (
        <Frame title={band.title} until={untilNext(band.start, now)}>
          <p className={styles.line}>Boektopia begint op {formatMoment(band.start)}.</p>
          {text}
        </Frame>
      );
    case 'announced':
      return (
        <Frame title={band.title} until={band.until}>
          <p className={styles.line}>{band.line}</p>
          {text}
          {band.previous && (
            <p>
              <Anchor href={editionPath(band.previous.year)}>{`Lees ${band.previous.name} na`}</Anchor>
            </p>
          )}
        </Frame>
      );
    case 'over':
      return (
        <Frame title="Deze editie is voorbij">
          <p className={styles.line}>
            <Anchor href={BASE.programme}>Lees na wat er te beleven viel</Anchor>
          </p>
          {text}
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
        <h2 id="nu-en-straks" className={isNow ? HIDDEN : styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

type BandItemsProps = {
  title?: string;
  items: readonly BandItem[];
  /** The last minute in which the band shows an item. */
  until: (item: BandItem) => Date;
  isRunning?: boolean;
};

function BandItems({ title, items, until, isRunning = false }: BandItemsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.part}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <BandRow key={item.uuid} item={item} until={until(item)} isRunning={isRunning} />
        ))}
      </ul>
    </div>
  );
}

function BandRow({ item, until, isRunning }: { item: BandItem; until: Date; isRunning: boolean }) {
  const { title, start, end, path, place } = item;
  const at = isRunning && end ? end : start;
  return (
    <li className={styles.item} data-until={+until}>
      <span className={styles.time}>
        {isRunning && (end ? 'tot ' : 'sinds ')}
        <time dateTime={formatIsoInBrussels(at)}>{formatTime(at)}</time>
      </span>
      <span className={styles.row}>
        {path ? <Anchor href={path}>{title}</Anchor> : title}
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </li>
  );
}

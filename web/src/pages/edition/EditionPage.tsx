import type { editionPageOf, ListedDay } from '../../domain/edition/edition-page.ts';
import { capitalised } from '../../domain/lettering.ts';
import { BASE, editionPath } from '../../domain/pages/paths.ts';
import { formatDayName, formatPeriod, formatTime } from '../../domain/time/format.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import styles from './EditionPage.module.css';

type EditionPageProps = ReturnType<typeof editionPageOf> & { now: Date };

/** The page of an edition: its days, and all moments on them. */
export function EditionPage({ edition, days, programme, now }: EditionPageProps) {
  const { name, year, first, last, mark } = edition;
  return (
    <>
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <PageTrail path={editionPath(year)} />
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.dates}>
            {formatPeriod(first, last)}
            {mark && <strong className={styles.mark}>{mark.state}</strong>}
          </p>
          <DayShelf days={days} now={now} size="strip" />
          <RenderBlockingMarker />
        </div>
      </div>
      <PageBody>
        <div id="lijst" className={styles.days}>
          {programme.map((day) => (
            <DayOfEdition key={day.day} {...day} />
          ))}
        </div>
        {programme.length === 0 && <p>Van deze editie staat nog niets in het programma.</p>}
        <p className={styles.ways}>
          <Button href={BASE.editions} variant="outline">
            Alle edities
          </Button>
        </p>
      </PageBody>
    </>
  );
}

function DayOfEdition({ day, path, moments }: ListedDay) {
  const name = capitalised(formatDayName(day));
  return (
    <section className={styles.day} aria-labelledby={`dag-${day}`}>
      <h2 id={`dag-${day}`} className={styles.heading}>
        {path ? <Anchor href={path}>{name}</Anchor> : name}
      </h2>
      {moments.length === 0 && <p>Van deze dag staat nog niets in het programma.</p>}
      <ul role="list">
        {moments.map(({ uuid, start, title, path: to, place }) => (
          <li key={uuid} className={styles.moment}>
            <span className={styles.time}>{start ? formatTime(start) : 'doorlopend'}</span>
            <span>
              {to ? <Anchor href={to}>{title}</Anchor> : title}
              {place && <span className={styles.place}>{place}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

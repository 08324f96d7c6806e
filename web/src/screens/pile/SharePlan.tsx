import { Suspense, useState } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { MOST_IN_LINK, MOST_IN_QR, writePlan } from '../../domain/programme/pile-link.ts';
import type { SavedMoment } from '../../domain/programme/saved-moment.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { CopyLink } from '../../features/share/ShareBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/elements.tsx';
import { fetchedComponent } from '../../ui/hydration.tsx';
import styles from './SharePlan.module.css';

const PlanQr = fetchedComponent(() => import('./PlanQr.tsx').then((file) => file.PlanQr));

/** What is on a pile as a link to pass on, and as a picture to hold before another phone. */
export function SharePlan({ moments }: { moments: readonly SavedMoment[] }) {
  const [isShown, setShown] = useState(false);
  const links = linksOf(moments);
  const [only] = links.length === 1 ? links : [];
  return (
    <section className={styles.share} aria-labelledby="deel">
      <h2 id="deel" className={styles.heading} ref={takeFocus} tabIndex={-1}>
        Deel je stapel
      </h2>
      <p>
        Wat je koos, staat in de link zelf, achter het hekje. Dat deel gaat nooit naar onze server. Wie de
        link opent, ziet je stapel en kan hem bij de zijne leggen.
      </p>
      {links.map(({ day, url }) => (
        <div key={url} className={styles.link}>
          <label>
            <span className={styles.label}>{day ? `Link voor ${formatDayName(day)}` : 'Link'}</span>
            <input readOnly value={url} onFocus={({ target }) => target.select()} />
          </label>
          <div className={styles.ways}>
            <CopyLink url={url} />
            {'share' in navigator && (
              <Button variant="outline" icon="share" iconFirst onClick={() => passOn(url)}>
                Deel met een app
              </Button>
            )}
          </div>
        </div>
      ))}
      {only && moments.length <= MOST_IN_QR && (
        <div className={styles.qr}>
          <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Verberg de QR-code' : 'Toon een QR-code'}
          </Button>
          {isShown && (
            <Suspense fallback={<p>Even geduld…</p>}>
              <PlanQr url={only.url} />
            </Suspense>
          )}
        </div>
      )}
      {moments.length > MOST_IN_QR && (
        <p>Met meer dan {MOST_IN_QR} momenten wordt een QR-code te fijn om te lezen. De link werkt wel.</p>
      )}
    </section>
  );
}

/** Who closes the sheet of the device again rejects the promise, which is no error. */
const passOn = (url: string) => navigator.share({ url, title: 'Mijn stapel voor Boektopia' }).catch(() => {});

/** One link, or where that would be too long, one for each day. */
function linksOf(moments: readonly SavedMoment[]): { day?: Day; url: string }[] {
  if (moments.length <= MOST_IN_LINK) return [{ url: linkOf(moments) }];
  const days = [...new Set(moments.map(({ start }) => dayOf(start)))].sort();
  return days.map((day) => ({
    day,
    url: linkOf(moments.filter(({ start }) => dayOf(start) === day).slice(0, MOST_IN_LINK)),
  }));
}

/** What an earlier year left on the pile is nobody's plan any more. */
function linkOf(moments: readonly SavedMoment[]): string {
  const year = Math.max(...moments.map(yearOf));
  const ids = moments.filter((moment) => yearOf(moment) === year).map(({ id }) => id);
  return `${location.origin}${BASE.pile}#${writePlan({ year, ids })}`;
}

const yearOf = ({ start }: SavedMoment): number => Number(dayOf(start).slice(0, 4));

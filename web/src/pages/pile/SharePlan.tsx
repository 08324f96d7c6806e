import { Suspense, useState } from 'react';
import { MOST_IN_QR } from '../../domain/programme/saved/plan-link.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { CopyLink } from '../../features/share/ShareBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkField } from '../../ui/forms/LinkField.tsx';
import { fetchedComponent } from '../../ui/hydration.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import { linksOf } from './plan-links.ts';
import styles from './SharePlan.module.css';

const PlanCalendar = fetchedComponent(() => import('./PlanCalendar.tsx').then((file) => file.PlanCalendar));
const QrCode = fetchedComponent(() => import('../../ui/qr/QrCode.tsx').then((file) => file.QrCode));

/** The saved items as a link, as a QR code to scan with another phone, and as a calendar file. */
export function SharePlan({ moments, year }: { moments: readonly SavedMoment[]; year?: number }) {
  const [isShown, setShown] = useState(false);
  const [isCalendar, setCalendar] = useState(false);
  const links = linksOf(moments, { origin: location.origin, year });
  const [only] = links.length === 1 ? links : [];
  return (
    <TitledSection className={styles.share} titleClass={styles.heading} title="Deel je stapel" focused>
      <p>
        Je keuze zit in de link. Wij krijgen ze niet te zien. Wie de link opent, ziet je stapel en kan hem bij
        de zijne leggen.
      </p>
      {links.map(({ day, url }) => (
        <div key={url} className={styles.link}>
          <LinkField url={url}>
            <span className={styles.label}>{day ? `Link voor ${formatDayName(day)}` : 'Link'}</span>
          </LinkField>
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
              <div className={styles.code}>
                <QrCode url={only.url} label="QR-code met de link naar je stapel" />
              </div>
            </Suspense>
          )}
        </div>
      )}
      {moments.length > MOST_IN_QR && (
        <p>Met meer dan {MOST_IN_QR} momenten wordt een QR-code te fijn om te lezen. De link werkt wel.</p>
      )}
      <p>
        <Button
          variant="outline"
          icon="calendar"
          iconFirst
          aria-expanded={isCalendar}
          onClick={() => setCalendar(!isCalendar)}
        >
          In mijn agenda
        </Button>
      </p>
      {isCalendar && (
        <Suspense fallback={<p>Even geduld…</p>}>
          <PlanCalendar moments={moments} />
        </Suspense>
      )}
    </TitledSection>
  );
}

/** Opens the share sheet. Its promise rejects if the visitor closes it, which is not an error. */
const passOn = (url: string) => navigator.share({ url, title: 'Mijn stapel voor Boektopia' }).catch(() => {});

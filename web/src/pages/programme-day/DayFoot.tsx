import { Suspense, useState } from 'react';
import { displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { followAddress } from '../../features/calendar/follow-address.ts';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { CopyLink } from '../../features/share/ShareBar.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { fetchedComponent } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './DayFoot.module.css';

const QrCode = fetchedComponent(() => import('../../ui/qr/QrCode.tsx').then((file) => file.QrCode));

type DayFootProps = {
  day: { path: string; day: Day };
  parameters: URLSearchParams;
  asGrid: boolean;
  origin: string;
  /** Whether the text programme, which has only the current edition, contains this day. */
  hasText: boolean;
  /** Resolves when all items to print have loaded. */
  ready: () => Promise<void>;
};

/** The two tools at the foot of a day, which share or print the day with the selected filters. */
export function DayFoot({ day, parameters, asGrid, origin, hasText, ready }: DayFootProps) {
  const [isCoded, setCoded] = useState(false);
  const url = new URL(pagePath(day.path, 1, displayedAs(parameters, asGrid)), origin).href;
  const calendar = new URL(pagePath(`${day.path}.ics`, 1, parameters), origin).href;
  const booklet = new URLSearchParams([[QUERY.day, day.day], ...parameters]);
  return (
    <div className={styles.foot}>
      <details>
        <summary>
          <Icon name="share" />
          Deel
        </summary>
        <div className={styles.ways}>
          <div className={styles.scripted}>
            <CopyLink url={url} />
            <Button variant="outline" aria-expanded={isCoded} onClick={() => setCoded(!isCoded)}>
              QR-code
            </Button>
          </div>
          {isCoded && (
            <Suspense>
              <div className={styles.code}>
                <QrCode url={url} label="QR-code met de link naar deze lijst" />
              </div>
            </Suspense>
          )}
          <a href={calendar}>Zet in je agenda</a>
          <p>
            <a href={followAddress(calendar)}>Abonneer je agenda</a>: die werkt de lijst daarna zelf bij, soms
            pas na een dag.
          </p>
        </div>
      </details>
      <details>
        <summary>
          <Icon name="print" />
          Druk af
        </summary>
        <div className={styles.ways}>
          <PrintButton ready={ready} isMain>
            Deze lijst
          </PrintButton>
          <Anchor href={pagePath(day.path, 1, displayedAs(parameters, true))}>Het rooster op A3</Anchor>
          <a href={pagePath(BASE.booklet, 1, booklet)}>Een boekje op één A4</a>
          {hasText && <a href={`${BASE.programmeText}#${day.day}`}>Alles als tekst</a>}
        </div>
      </details>
    </div>
  );
}

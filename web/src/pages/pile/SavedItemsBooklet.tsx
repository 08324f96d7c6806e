import { useEffect } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { type BookletMoment, bookletMoment, bookletOf } from '../../domain/programme/booklet/booklet.ts';
import { MOST_IN_QR } from '../../domain/programme/saved/plan-link.ts';
import { type SavedItem, type SavedItems, timesOf } from '../../domain/programme/saved/saved-items.ts';
import { formatDayName, formatFullDate, formatTime } from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { FoldSteps } from '../../features/booklet/FoldSteps.tsx';
import { leftWords, PrintedBooklet } from '../../features/booklet/PrintedBooklet.tsx';
import { Wordmark } from '../../layout/header/Logo.tsx';
import { Button } from '../../ui/Button.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import { linkOf } from './plan-links.ts';
import styles from './SharePlan.module.css';

type SavedItemsBookletProps = { days: SavedItems['days']; year?: number; now: Date };

/** The saved items of several days as a booklet, which prints as soon as it is rendered. */
export function SavedItemsBooklet({ days, year, now }: SavedItemsBookletProps) {
  useEffect(() => {
    // Wait for the booklet's stylesheet to apply. The page has already loaded the fonts.
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, []);
  const entries = days.flatMap((one) => one.entries);
  const moments = entries.map(momentOf);
  const booklet = bookletOf(
    days.map((one) => ({ heading: formatDayName(one.day), moments: one.entries.map(momentOf) })),
  );
  const isShort = entries.length <= MOST_IN_QR;
  return (
    <TitledSection className={styles.share} titleClass={styles.heading} title="Je boekje" focused>
      <p>
        Wat nog komt van je stapel, op één A4 die je tot acht bladzijden vouwt.
        {booklet.left > 0 && ` ${leftWords(booklet.left)}`}
      </p>
      <p>
        <Button icon="print" iconFirst onClick={() => window.print()}>
          Druk af
        </Button>
      </p>
      <FoldSteps />
      <PrintedBooklet
        booklet={booklet}
        moments={moments}
        mark={<Wordmark />}
        title="Mijn stapel"
        summary={summaryOf(
          days.map(({ day }) => day),
          entries.length,
        )}
        back={{
          url: isShort
            ? linkOf(
                entries.map(({ saved }) => saved),
                { origin: location.origin, year },
              )
            : undefined,
          label: 'QR-code met de link naar je stapel',
          words: isShort
            ? 'Scan, en je stapel staat op dat toestel zoals hij er nu voor staat.'
            : 'De laatste stand staat op je stapel:',
          address: `${location.host}${BASE.savedItems}`,
        }}
        asOf={`Stand van ${formatFullDate(now)}, ${formatTime(now)}`}
      />
    </TitledSection>
  );
}

/** Returns a saved item for the booklet, with its hours unless it lasts several days. */
function momentOf(entry: SavedItem): BookletMoment {
  const { item, saved } = entry;
  const { start, end } = timesOf(entry);
  const moment = item ? bookletMoment(item) : { ...saved, colour: 'grey' as const };
  return isMultiDay({ start, end })
    ? { ...moment, start: undefined, end: undefined }
    : { ...moment, start, end };
}

/** Returns «7 momenten op zondag 26 oktober» or «12 momenten op 3 dagen». */
function summaryOf(days: readonly string[], count: number): string {
  const [only] = days.length === 1 ? days : [];
  const moments = count === 1 ? '1 moment' : `${count} momenten`;
  return `${moments} op ${only ? formatDayName(only) : `${days.length} dagen`}`;
}

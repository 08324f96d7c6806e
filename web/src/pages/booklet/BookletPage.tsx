import { BASE } from '../../domain/pages/paths.ts';
import type { Booklet } from '../../domain/programme/booklet/booklet.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { formatCount, formatDayName, formatFullDate, formatTime } from '../../domain/time/format.ts';
import type { Book } from '../../features/booklet/BookletCover.tsx';
import { FoldSteps } from '../../features/booklet/FoldSteps.tsx';
import { leftWords, PrintedBooklet } from '../../features/booklet/PrintedBooklet.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Wordmark } from '../../layout/header/Logo.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { PageBody, TitledSection } from '../../ui/styles/elements.tsx';
import styles from './BookletPage.module.css';

export const BOOKLET_INTRO =
  'Eén A4 uit je printer, in acht gevouwen: een dag van het festival in je broekzak.';

export const bookletTitle = (day: Day): string => `Boekje van ${formatDayName(day)}`;

type BookletPageProps = {
  day: Day;
  /** `path`: the path of the day's list, which the booklet contains. `url`: its full URL, for print. */
  path: string;
  url: string;
  selectionTitle?: string;
  booklet: Booklet;
  moments: readonly Book[];
  now: Date;
};

/** A day as a booklet: the sheet to print, and instructions for folding it. */
export function BookletPage(props: BookletPageProps) {
  const { day, path, url, selectionTitle, booklet, moments, now } = props;
  const page = { path: BASE.booklet, title: bookletTitle(day), colour: 'red' as const };
  const { origin, host, pathname } = new URL(url);
  return (
    <>
      <PageHeader page={page} facts={<p className={styles.intro}>{BOOKLET_INTRO}</p>} />
      <PageBody className={styles.body}>
        {moments.length === 0 ? (
          <EmptyState drawing="shelf" text="Hiervan is er niets om af te drukken.">
            <p>
              <Anchor href={path}>Kies opnieuw op {formatDayName(day)}</Anchor>
            </p>
          </EmptyState>
        ) : (
          <>
            <div className={styles.head}>
              <p>
                {selectionTitle && <strong>{selectionTitle}. </strong>}
                {formatCount(moments.length)} op acht bladzijden.
                {booklet.left > 0 && ` ${leftWords(booklet.left)}`}
              </p>
              <PrintButton isMain>Druk je boekje af</PrintButton>
            </div>
            <TitledSection className={styles.part} titleClass={styles.heading} title="Zo vouw je het">
              <FoldSteps />
            </TitledSection>
            <RenderBlockingMarker />
            <TitledSection className={styles.part} titleClass={styles.heading} title="De acht bladzijden">
              <PrintedBooklet
                booklet={booklet}
                moments={moments}
                mark={<Wordmark />}
                title={formatDayName(day)}
                summary={selectionTitle ?? `Alle ${formatCount(moments.length)} van de dag`}
                back={{
                  url,
                  label: `QR-code naar ${formatDayName(day)} op ${host}`,
                  words: 'Is er iets veranderd? De laatste stand:',
                  address: `${origin.replace(/^https?:\/\//, '')}${pathname}`,
                }}
                asOf={`Stand van ${formatFullDate(now)}, ${formatTime(now)}`}
              />
            </TitledSection>
            <p>
              <Anchor className={styles.back} href={path}>
                Terug naar {formatDayName(day)}
              </Anchor>
            </p>
          </>
        )}
      </PageBody>
    </>
  );
}

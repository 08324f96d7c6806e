import { Rows } from '../../cards/rows/Row.tsx';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  type Signing,
  type SigningBoard,
  type SigningFacts,
  signingBoard,
} from '../../domain/programme/signing/signing-board.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { formatDayButton, formatDayName } from '../../domain/time/format.ts';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import { SigningHours, SigningRow } from './SigningHours.tsx';
import styles from './SigningPage.module.css';

export type DaySigningsProps = {
  /** The displayed day; `undefined` if the site knows no signings yet. */
  day?: Day;
  signings: readonly SigningFacts[];
  days: readonly { day: Day; count: number }[];
  /** Another day with upcoming signings. */
  next?: Day;
  now: Date;
};

/** Links to the days, and the board with the signings of one day. */
export function DaySignings({ day, signings, days, next, now }: DaySigningsProps) {
  return (
    <>
      {days.length > 0 && <SigningDays days={days} current={day} />}
      {day && <BoardOfDay board={signingBoard(signings, day, now)} next={next} />}
      {!day && <EmptyState drawing="stage" text="Er is nog niet bekend wie er signeert." />}
    </>
  );
}

const pathOf = (day: Day): string => pagePath(BASE.signing, 1, new URLSearchParams({ [QUERY.day]: day }));

function SigningDays({ days, current }: { days: DaySigningsProps['days']; current: Day | undefined }) {
  return (
    <nav aria-label="Dagen met signeersessies" data-arrows>
      <ul role="list" className={styles.days} data-strip>
        {days.map(({ day, count }) => (
          <li key={day}>
            <Anchor href={pathOf(day)} aria-current={day === current ? 'date' : undefined}>
              <span aria-hidden="true">
                {formatDayButton(day)} <span className={styles.count}>{count}</span>
              </span>
              <VisuallyHidden>
                {formatDayName(day)}, {countOf(count)}
              </VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const countOf = (count: number): string => `${count} ${count === 1 ? 'signeersessie' : 'signeersessies'}`;

type BoardOfDayProps = { board: SigningBoard; next: Day | undefined };

function BoardOfDay({ board, next }: BoardOfDayProps) {
  const { day, hours, past } = board;
  const name = formatDayName(day);
  const toCome = hours.flatMap(({ cells }) => cells.flatMap(({ signings }) => signings)).length;
  if (toCome === 0) {
    const over = `De signeersessies van ${name} zijn voorbij.`;
    return (
      <>
        <EmptyState drawing="stage" text={past.length > 0 ? over : `Op ${name} signeert er niemand.`}>
          {next && <Button href={pathOf(next)}>Wie signeert op {formatDayName(next)}</Button>}
        </EmptyState>
        <PastSignings past={past} />
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.day}>{name}</h2>
        <p>{`Nog ${countOf(toCome)}`}</p>
        <PrintButton>Druk af</PrintButton>
      </div>
      <PastSignings past={past} />
      <SigningHours board={board} />
    </>
  );
}

function PastSignings({ past }: { past: readonly Signing[] }) {
  if (past.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>
        <span>{`Voorbij: ${countOf(past.length)}`}</span>
        <Icon name="plus" />
      </summary>
      <Rows>
        {past.map((signing) => (
          <li key={signing.uuid}>
            <SigningRow signing={signing} isPast />
          </li>
        ))}
      </Rows>
    </details>
  );
}

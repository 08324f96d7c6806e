import { useLayoutEffect, useRef } from 'react';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { Signing, SigningBoard } from '../../domain/programme/signing-board.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { formatDayButton, formatDayName, formatTime } from '../../domain/time/format.ts';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody, VisuallyHidden } from '../../ui/elements.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SigningEntry, SigningHours } from './SigningHours.tsx';
import styles from './SigningScreen.module.css';

type SigningScreenProps = {
  board?: SigningBoard;
  /** The page of the day that is shown, where it has one. */
  dayPath?: string;
  /** The days on which somebody signs. */
  days: readonly { day: Day; count: number }[];
  /** Another day on which somebody still has to sign. */
  next?: Day;
  /** How one gets a place in the queue, in the words of the editors. */
  rules?: string;
};

export const SIGNING_TITLE = 'Wie signeert waar';

const PAGE = {
  uuid: 'signeren',
  path: BASE.signing,
  title: SIGNING_TITLE,
  intro: [],
  body: [],
  seo: {},
  publishers: [],
  colour: 'purple' as const,
};

/** All is on the page already. */
const atOnce = async () => {};

/** Who signs at which table, hour by hour, for the day that one stands in the hall. */
export function SigningScreen({ board, dayPath, days, next, rules }: SigningScreenProps) {
  const facts = rules && <p className={styles.rules}>{rules}</p>;
  return (
    <div className={styles.page}>
      <PageHeader page={PAGE} intro={null} facts={facts} />
      <PageBody className={styles.body}>
        {days.length > 0 && <SigningDays days={days} current={board?.day} />}
        {board && <BoardOfDay board={board} next={next} />}
        {!board && <EmptyState drawing="stage" text="Er is nog niet bekend wie er signeert." />}
        {board && dayPath && (
          <p className={styles.onwards}>
            <Anchor href={dayPath}>Alles op {formatDayName(board.day)}</Anchor>
          </p>
        )}
      </PageBody>
    </div>
  );
}

const pathOf = (day: Day): string => pagePath(BASE.signing, 1, new URLSearchParams({ [QUERY.day]: day }));

function SigningDays({ days, current }: { days: SigningScreenProps['days']; current: Day | undefined }) {
  const strip = useRef<HTMLUListElement>(null);
  // The style sheet keeps the day in sight; with scripts its neighbours are too.
  useLayoutEffect(() => {
    const element = strip.current;
    const chosen = element?.querySelector(`li:has([href$="=${current}"])`);
    if (!element || !chosen) return;
    // Where it would stand itself: it sticks to the edge.
    const { left, width } = element.getBoundingClientRect();
    const before = chosen.previousElementSibling?.getBoundingClientRect().right ?? left;
    element.scrollLeft += before - left - width / 3;
  }, [current]);
  return (
    <nav aria-label="Dagen met signeersessies">
      <ul role="list" className={styles.days} ref={strip}>
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
        <PrintButton ready={atOnce}>Druk af</PrintButton>
      </div>
      <PastSignings past={past} />
      <SigningHours board={board} />
      <RenderBlockingMarker />
    </>
  );
}

function PastSignings({ past }: { past: readonly Signing[] }) {
  if (past.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>
        Voorbij: {countOf(past.length)}
        <Icon name="plus" />
      </summary>
      <ul role="list">
        {past.map((signing) => (
          <li key={signing.uuid}>
            {formatTime(signing.start)} <SigningEntry signing={signing} />
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { LiveFoot as Foot } from '../../domain/programme/live/live-rotation.ts';
import { type LiveItem, liveMoment, livePlace } from '../../domain/programme/live/live-schedule.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import { formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './LiveFoot.module.css';

type LiveFootProps = {
  foot: Foot;
  now: Date;
  /** The day of the items, if it is not today. */
  when: string | undefined;
  /** Whether the screen is for one stage. If so, only the top of the screen names the stage. */
  atOneStage: boolean;
};

const LABELS = { signings: 'Straks signeren', after: 'Daarna' } as const;

/** The next items, shown below every slide so that the programme is always visible. */
export function LiveFoot({ foot, now, when, atOneStage }: LiveFootProps) {
  if (foot.kind !== 'next') return <OneLine kind={foot.kind} items={foot.items} atOneStage={atOneStage} />;
  return (
    <section className={styles.foot} aria-label="Straks in het programma">
      {when && <p className={styles.when}>{when}</p>}
      <ol role="list" className={styles.lines}>
        {foot.items.map((item) => (
          <Next
            key={item.uuid}
            item={item}
            moment={when ? undefined : liveMoment(item, now)}
            place={livePlace(item, atOneStage)}
          />
        ))}
      </ol>
    </section>
  );
}

type NextProps = { item: LiveItem; moment: string | undefined; place: string | undefined };

function Next({ item, moment, place }: NextProps) {
  const { start, title, status } = item;
  return (
    <li className={styles.line} data-off={status === 'cancelled' || undefined}>
      <Time start={start} isRunning={moment === 'nu bezig'} />
      <span className={styles.title}>{title}</span>
      {status ? (
        <span className={styles.remark}>{STATUS_WORDS[status]}</span>
      ) : (
        <span className={styles.stage}>{place}</span>
      )}
    </li>
  );
}

type OneLineProps = {
  kind: keyof typeof LABELS;
  items: readonly LiveItem[];
  atOneStage: boolean;
};

/** One line with as many items as fit; no item is truncated. */
function OneLine({ kind, items, atOneStage }: OneLineProps) {
  return (
    <section className={styles.foot} aria-label={LABELS[kind]}>
      <div className={styles.row}>
        <p className={styles.label}>{LABELS[kind]}</p>
        <ol role="list" className={styles.entries} data-kind={kind} data-whole-or-not>
          {items.map((item) => (
            <li key={item.uuid} className={styles.entry} data-off={item.status === 'cancelled' || undefined}>
              <Time start={item.start} isRunning={false} />
              <span className={styles.title}>
                {kind === 'signings' ? (item.byline ?? item.title) : item.title}
              </span>
              <span className={styles.stage}>{livePlace(item, atOneStage)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Time({ start, isRunning }: { start: Date; isRunning: boolean }) {
  return (
    <time className={styles.time} data-running={isRunning || undefined} dateTime={formatIsoInBrussels(start)}>
      {isRunning && <VisuallyHidden>nu bezig, sinds </VisuallyHidden>}
      <span>{formatTime(start)}</span>
    </time>
  );
}

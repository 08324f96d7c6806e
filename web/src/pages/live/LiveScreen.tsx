import { TEXTS } from '../../domain/pages/texts.ts';
import { type LiveTurn, liveRotation } from '../../domain/programme/live/live-rotation.ts';
import { type LiveSchedule, type LiveView, liveView } from '../../domain/programme/live/live-schedule.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatAsOf, formatClock, formatDayName, formatTime } from '../../domain/time/format.ts';
import {
  useFontSwap,
  usePointerActive,
  useSlideshow,
  useWakeLock,
} from '../../features/live/hall-screen-hooks.ts';
import { useLiveSchedule } from '../../features/live/use-live-schedule.ts';
import { useOfflineCopy } from '../../features/live/use-offline-copy.ts';
import { useServerClock } from '../../features/live/use-server-clock.ts';
import { useHydrated } from '../../ui/hydration.tsx';
import { LiveFoot } from './LiveFoot.tsx';
import styles from './LiveScreen.module.css';
import { LiveSlides } from './LiveSlides.tsx';
import { type NowCode, NowQr } from './NowQr.tsx';

export type LiveScreenProps = {
  now: Date;
  /** `undefined` if the content was unavailable. */
  plan: LiveSchedule | undefined;
  /** The QR code that opens the «now» page on a visitor's phone. */
  phone: NowCode;
  address: string;
};

/** The hall screen: clock, next items and slides. Runs unattended for days. */
export function LiveScreen({ now: rendered, plan: renderedPlan, phone, address }: LiveScreenProps) {
  const { now, clock } = useServerClock(rendered);
  const { plan, asOf } = useLiveSchedule(address, { plan: renderedPlan, asOf: rendered }, clock);
  const turns = plan === undefined ? WITHOUT_A_PLAN : liveRotation(plan, now);
  const when = plan && whenOf(liveView(plan, now));
  const { index, turn, paused, toggle } = useSlideshow(turns.length);
  const shown = turns[index];
  // Below an urgent announcement there is room only for the next three items.
  const foot = plan?.urgent === undefined || shown?.foot?.kind === 'next' ? shown?.foot : undefined;
  const atOneStage = plan?.stage !== undefined;
  const pointerAbout = usePointerActive();
  const hydrated = useHydrated();
  useWakeLock();
  useOfflineCopy();
  useFontSwap();
  return (
    <main
      className={styles.screen}
      data-colour="dark-blue"
      data-bleeding={shown?.kind === 'image' || undefined}
      data-pointer={pointerAbout || undefined}
    >
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.title}>{TEXTS.live}</h1>
          {plan?.stage && <p className={styles.stage}>{plan.stage}</p>}
          {plan && +now - +asOf > OLD_MS && <p className={styles.age}>{ageWords(asOf, now)}</p>}
        </div>
        <div className={styles.corner}>
          <NowQr code={phone} />
          <LiveClock now={now} />
        </div>
      </header>
      {plan?.urgent && (
        <p className={styles.urgent} role="alert">
          {plan.urgent}
        </p>
      )}
      <LiveSlides {...{ turns, shown, now, when, atOneStage }} isTight={plan?.urgent !== undefined} />
      {foot && <LiveFoot {...{ foot, now, when, atOneStage }} />}
      <div className={styles.track} aria-hidden="true">
        {/* After a pause the slide is shown for its full duration again, so the progress bar restarts. */}
        {hydrated && (
          <div key={`${turn} ${paused}`} className={styles.spine} data-paused={paused || undefined} />
        )}
      </div>
      {hydrated && (
        <button type="button" className={styles.pause} aria-pressed={paused} onClick={toggle}>
          Beelden stilzetten
        </button>
      )}
    </main>
  );
}

/** Minimum age at which the screen shows how old its schedule is, in ms. The screen polls every two minutes. */
const OLD_MS = 600_000;

/** Returns «Stand van 14:32» or «Stand van gisteren 18:40». */
const ageWords = (asOf: Date, now: Date): string =>
  `Stand van ${dayOf(asOf) === dayOf(now) ? formatTime(asOf) : formatAsOf(asOf, now)}`;

const WITHOUT_A_PLAN: readonly LiveTurn[] = [
  { key: 'next-0', kind: 'ended', view: { kind: 'unknown' }, foot: undefined },
];

/** Returns «Morgen: zondag 26 oktober» or «Boektopia begint zaterdag 25 oktober». */
function whenOf(view: LiveView): string | undefined {
  if (view.kind !== 'later') return undefined;
  const { day, tomorrow, opening } = view;
  const name = formatDayName(day);
  if (opening) return tomorrow ? `Boektopia begint morgen: ${name}` : `Boektopia begint ${name}`;
  return tomorrow ? `Morgen: ${name}` : `Verder op ${name}`;
}

/** The time in Brussels, with large hours and minutes. Screen readers do not announce every second. */
function LiveClock({ now }: { now: Date }) {
  const time = formatClock(now);
  return (
    <p className={styles.clock}>
      <time dateTime={time}>
        <span>{time.slice(0, 5)}</span>
        <span className={styles.seconds}>{time.slice(5)}</span>
      </time>
    </p>
  );
}

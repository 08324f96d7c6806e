import type { ReactNode } from 'react';
import { TEXTS } from '../../domain/pages/texts.ts';
import {
  type LiveSchedule,
  type LiveView,
  liveView,
  slidesOf,
} from '../../domain/programme/live-schedule.ts';
import { SIGNINGS_AT_ONCE, signingsToShow } from '../../domain/programme/live-signings.ts';
import { formatClock, formatDayName } from '../../domain/time/format.ts';
import {
  useFontSwap,
  usePointerActive,
  useSlideshow,
  useWakeLock,
} from '../../features/live/screen-hooks.ts';
import { useLiveSchedule } from '../../features/live/use-live-schedule.ts';
import { useOfflineCopy } from '../../features/live/use-offline-copy.ts';
import { useServerClock } from '../../features/live/use-server-clock.ts';
import { RenderBlockingMarker, useHydrated } from '../../ui/hydration.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './LiveScreen.module.css';
import { NextItems } from './NextItems.tsx';
import { NextSignings } from './NextSignings.tsx';

type LiveScreenProps = {
  /** What time it was when the page was made. */
  now: Date;
  /** Missing where content was unavailable. */
  plan: LiveSchedule | undefined;
  /** Where the plan is asked for again. */
  address: string;
};

/** Wide enough for a wall of 3840 pixels; no wider than the original. */
const WIDTHS = [640, 1080, 1920, 3840];

/** The screen in the hall: clock, next items and slides, for days on end and without anybody near it. */
export function LiveScreen({ now: rendered, plan: renderedPlan, address }: LiveScreenProps) {
  const { now, clock } = useServerClock(rendered);
  const plan = useLiveSchedule(address, renderedPlan, clock);
  const slides = allSlides(plan, now);
  const { index, turn, paused, toggle } = useSlideshow(slides.length);
  const pointerAbout = usePointerActive();
  const hydrated = useHydrated();
  useWakeLock();
  useOfflineCopy();
  useFontSwap();
  return (
    <main className={styles.screen} data-colour="dark-blue" data-pointer={pointerAbout || undefined}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{TEXTS.live}</h1>
          {plan?.stage && <p className={styles.stage}>{plan.stage}</p>}
        </div>
        <LiveClock now={now} />
      </header>
      {plan?.urgent && (
        <p className={styles.urgent} role="alert">
          {plan.urgent}
        </p>
      )}
      <div className={styles.slides}>
        {slides.map(({ key, content }, place) => (
          <div key={key} className={styles.slide} data-shown={place === index || undefined}>
            {content}
          </div>
        ))}
      </div>
      <RenderBlockingMarker />
      <div className={styles.track} aria-hidden="true">
        {hydrated && <div key={turn} className={styles.spine} data-paused={paused || undefined} />}
      </div>
      {hydrated && (
        <button type="button" className={styles.pause} aria-pressed={paused} onClick={toggle}>
          Beelden stilzetten
        </button>
      )}
    </main>
  );
}

type Slide = { key: string; content: ReactNode };

function allSlides(plan: LiveSchedule | undefined, now: Date): Slide[] {
  if (plan === undefined) return [{ key: 'next-0', content: <Words>Het programma komt eraan.</Words> }];
  const between = plan.slides.map((slide) => ({
    key: slide.uid,
    content:
      slide.kind === 'text' ? (
        <Words>{slide.text}</Words>
      ) : (
        <div className={styles.picture}>
          <Picture {...slide.image} widths={WIDTHS} eager />
        </div>
      ),
  }));
  const signings = slidesOf(signingsToShow(plan, now), SIGNINGS_AT_ONCE).map((items, index) => ({
    key: `signings-${index}`,
    content: <NextSignings items={items} now={now} />,
  }));
  return [...programmeSlides(liveView(plan, now), plan, now), ...signings, ...between];
}

function programmeSlides(view: LiveView, plan: LiveSchedule, now: Date): Slide[] {
  switch (view.kind) {
    case 'today':
    case 'later':
      return slidesOf(view.items).map((items, index) => ({
        key: `next-${index}`,
        content: (
          <NextItems
            items={items}
            now={now}
            when={view.kind === 'later' ? whenOf(view) : undefined}
            atOneStage={plan.stage !== undefined}
          />
        ),
      }));
    case 'elsewhere':
      return [{ key: 'next-0', content: <Words>Hier is het afgelopen. Elders gaat Boektopia door.</Words> }];
    case 'over':
      return [{ key: 'next-0', content: <Words>Het laatste woord is gezegd. Tot volgend jaar.</Words> }];
    case 'unknown':
      return [{ key: 'next-0', content: <Words>Het programma komt eraan.</Words> }];
  }
}

/** «Morgen: zondag 26 oktober», «Boektopia begint zaterdag 25 oktober». */
function whenOf({ day, tomorrow, opening }: Extract<LiveView, { kind: 'later' }>): string {
  const name = formatDayName(day);
  if (opening) return tomorrow ? `Boektopia begint morgen: ${name}` : `Boektopia begint ${name}`;
  return tomorrow ? `Morgen: ${name}` : `Verder op ${name}`;
}

function Words({ children }: { children: string }) {
  return <p className={styles.words}>{children}</p>;
}

/** The time in Brussels, hours and minutes large. It is not read out each second. */
function LiveClock({ now }: { now: Date }) {
  const time = formatClock(now);
  return (
    <p className={styles.clock}>
      <time dateTime={time}>
        {time.slice(0, 5)}
        <span className={styles.seconds}>{time.slice(5)}</span>
      </time>
    </p>
  );
}

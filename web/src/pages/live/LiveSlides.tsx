import type { Image } from '../../domain/images/image.ts';
import type { EndedView, LiveTurn } from '../../domain/programme/live/live-rotation.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './LiveSlides.module.css';
import { NextItems } from './NextItems.tsx';
import { NextSignings } from './NextSignings.tsx';

type LiveSlidesProps = {
  turns: readonly LiveTurn[];
  shown: LiveTurn | undefined;
  now: Date;
  /** The day of the next items, if it is not today. */
  when: string | undefined;
  /** Whether the screen is for one stage. If so, it shows the name of the stage only once, at the top. */
  atOneStage: boolean;
  /** Whether an announcement occupies some of the height. */
  isTight: boolean;
};

/** The slides of a hall screen. All are always rendered, so that their images have loaded before they appear. */
export function LiveSlides({ turns, shown, ...around }: LiveSlidesProps) {
  return (
    <div className={styles.slides}>
      {turns.map((turn) => (
        <div
          key={turn.key}
          className={styles.slide}
          data-kind={turn.kind}
          data-shown={turn === shown || undefined}
        >
          <Slide turn={turn} {...around} />
        </div>
      ))}
    </div>
  );
}

type SlideProps = Omit<LiveSlidesProps, 'turns' | 'shown'> & { turn: LiveTurn };

function Slide({ turn, now, when, atOneStage, isTight }: SlideProps) {
  switch (turn.kind) {
    case 'programme':
      return <NextItems {...{ items: turn.items, now, when, atOneStage, isTight }} />;
    case 'signings':
      return <NextSignings items={turn.items} now={now} isTight={isTight} />;
    case 'image':
      return <FullPicture image={turn.image} />;
    case 'text':
      return <Words isTight={isTight}>{turn.text}</Words>;
    case 'ended':
      return <Words isTight={isTight}>{endedWords(turn.view)}</Words>;
  }
}

const ENDED = {
  elsewhere: 'Hier is het afgelopen. Elders gaat Boektopia door.',
  over: 'Het laatste woord is gezegd. Tot volgend jaar.',
  unknown: 'Het programma komt eraan.',
} as const;

const endedWords = (view: EndedView): string =>
  view.kind === 'announced' ? `Boektopia begint op ${formatDayName(view.day)}.` : ENDED[view.kind];

/** The image widths, up to that of a 3840-pixel wall. No image is wider than its original. */
const WIDTHS = [640, 1080, 1920, 3840];

/** An image from edge to edge, positioned at the editor's focus point. */
function FullPicture({ image }: { image: Image }) {
  const { x, y } = image.focus ?? { x: 0.5, y: 0.5 };
  return (
    <div className={styles.picture} style={{ '--centre': `${100 * x}% ${100 * y}%` }}>
      <Picture {...image} widths={WIDTHS} sizes="(orientation: portrait) 130vh, 100vw" eager />
    </div>
  );
}

/** Sentences with more characters than this use a smaller font, so that they fit above the foot. */
const LONG = 45;

function Words({ children, isTight }: { children: string; isTight: boolean }) {
  return (
    <p
      className={styles.words}
      data-long={children.length > LONG || undefined}
      data-tight={isTight || undefined}
    >
      {children}
    </p>
  );
}

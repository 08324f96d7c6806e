import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { useCarousel } from './use-carousel.ts';

export type Slide = { key: string; content: ReactNode };

/**
 * A row that scrolls sideways and snaps to its slides: 1, 2, 3 or 4 at a time on phone, tablet, medium and wide
 * screens, never so many that all stand still. Without scripts it is a region that scrolls; with them it has
 * buttons. At an end the button that leads nowhere goes away and hands its focus to the other; a `loop` keeps
 * both and starts again.
 */
export function Carousel({
  label,
  slides,
  loop = false,
}: {
  label: string;
  slides: readonly Slide[];
  loop?: boolean;
}) {
  const { row, previous, next, state, go } = useCarousel(loop);
  const rowId = useId();
  if (slides.length === 0) return null;
  const style: CSSProperties & Record<'--most', number> = { '--most': Math.max(1, slides.length - 1) };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div
      role="group"
      aria-roledescription="carrousel"
      aria-label={label}
      className={styles.carousel}
      style={style}
    >
      <ul
        ref={row}
        id={rowId}
        role="list"
        className={styles.row}
        aria-label={`${label}: schuif opzij`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide) => (
          <li key={slide.key} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {state.scrolls && (
          <>
            <p className={styles.count} aria-live="polite">
              {state.first}
              {state.last > state.first && ` tot ${state.last}`} <span>van {slides.length}</span>
            </p>
            <button
              ref={previous}
              type="button"
              className={styles.arrow}
              data-back
              hidden={!loop && state.atStart}
              aria-controls={rowId}
              aria-label="Vorige"
              onClick={() => go(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              ref={next}
              type="button"
              className={styles.arrow}
              hidden={!loop && state.atEnd}
              aria-controls={rowId}
              aria-label="Volgende"
              onClick={() => go(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

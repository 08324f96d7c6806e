import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Carousel.module.css';

export type Slide = { key: string; content: ReactNode };

type CarouselProps = {
  label: string;
  slides: readonly Slide[];
  /** Whether the first slide follows the last one. */
  loop?: boolean;
};

/**
 * A row that scrolls sideways and snaps to its slides. Phones show one slide at a time, tablets two, medium screens
 * three and wide screens four, but never all slides. Without scripts the row can only be scrolled; carousel.browser.ts
 * adds the buttons and the count.
 */
export function Carousel({ label, slides, loop = false }: CarouselProps) {
  const rowId = useId();
  if (slides.length === 0) return null;
  const style: CSSProperties = { '--most': Math.max(1, slides.length - 1) };
  return (
    <div
      role="group"
      aria-roledescription="carrousel"
      aria-label={label}
      className={styles.carousel}
      data-carousel={loop ? 'loop' : ''}
      style={style}
    >
      <ul id={rowId} role="list" className={styles.row} aria-label={`${label}: schuif opzij`} tabIndex={0}>
        {slides.map((slide) => (
          <li key={slide.key} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <p className={styles.count} aria-live="polite" hidden>
          <b /> <span>{`van ${slides.length}`}</span>
        </p>
        <Arrow label="Vorige" controls={rowId} back />
        <Arrow label="Volgende" controls={rowId} />
      </div>
    </div>
  );
}

function Arrow({ label, controls, back = false }: { label: string; controls: string; back?: boolean }) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-back={back || undefined}
      hidden
      aria-controls={controls}
      aria-label={label}
    >
      <Icon name={back ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}

import type { ComponentType, ReactNode } from 'react';
import styles from './EmptyState.module.css';
import inks from './Inks.module.css';

export type EmptyDrawing = 'shelf' | 'lens' | 'van' | 'stage';

const DRAWINGS: Record<EmptyDrawing, ComponentType> = {
  shelf: CatOnShelf,
  lens: LensOnPage,
  van: BookVan,
  stage: EmptyStage,
};

type EmptyStateProps = {
  /** What is empty: a list, a search, the tour, a day. */
  drawing: EmptyDrawing;
  /** The sentence that the specification fixes. */
  text: string;
  /** One way out. */
  children?: ReactNode;
};

/** A list with nothing in it: the sentence, a small drawing, one way out. */
export function EmptyState({ drawing, text, children }: EmptyStateProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>
        <Drawing />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}

/** A shelf with one book left on it. The cat has taken the room. */
function CatOnShelf() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <circle cx="206" cy="88" r="74" className={inks.pink} />
      <path d="M22 26h12v146h264v12H22z" className={inks.ink} />
      <g transform="rotate(-11 86 172)">
        <path d="M60 58h30v114H60z" className={inks.red} />
        <path d="M60 74h30v6H60zm0 76h30v6H60z" className={inks.white} />
      </g>
      <path d="M104 78h22v94h-22z" className={inks.darkBlue} transform="rotate(-11 126 172)" />
      <path d="M150 172c0-26 8-44 24-53l-6-42 24 18h28l24-18-5 43c17 10 27 28 27 52z" className={inks.ink} />
      <path d="M250 165c24-4 40 6 37 26-2 14-15 17-20 8" className={inks.line} strokeWidth="13" />
      <circle cx="193" cy="117" r="6.5" className={inks.white} />
      <circle cx="219" cy="117" r="6.5" className={inks.white} />
      <path d="m201 130h10l-5 6z" className={inks.white} />
      <path d="M50 184h8v22h-8zm212 0h8v22h-8z" className={inks.ink} />
    </svg>
  );
}

/** A magnifying glass over a full page, with nothing in it. */
function LensOnPage() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <path d="M46 8h190v204H46z" className={inks.blue} />
      <g transform="rotate(-4 140 112)">
        <path d="M66 20h150v184H66z" className={inks.white} />
        <path
          d="M86 46h110M86 66h96M86 86h110M86 106h84M86 126h110M86 146h100M86 166h110M86 186h58"
          className={inks.lines}
          strokeWidth="6"
        />
      </g>
      <circle cx="182" cy="100" r="54" className={inks.white} />
      <circle cx="182" cy="100" r="54" className={inks.line} strokeWidth="12" />
      <path d="M154 84c5-11 14-17 26-18" className={inks.line} strokeWidth="6" />
      <path d="m222 140 17-15 58 64-17 15z" className={inks.red} />
      <path d="m222 140 17-15 13 14-17 15z" className={inks.ink} />
    </svg>
  );
}

/** The van of the tour, still on its way. */
function BookVan() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <circle cx="92" cy="84" r="62" className={inks.orange} />
      <path d="M58 62h156v112H58z" className={inks.red} />
      <path d="M214 92h46l32 42v40h-78z" className={inks.red} />
      <path d="M226 104h28l22 30h-50z" className={inks.white} />
      <path d="M74 154V94h20v60z" className={inks.ink} />
      <path d="M94 154V82h16v72z" className={inks.white} />
      <path d="M110 154v-54h24v54z" className={inks.pink} />
      <path d="M134 154V88h14v66z" className={inks.darkBlue} />
      <path d="m152 154 15-62 17 4-15 58z" className={inks.orange} />
      <path d="M66 154h140v6H66z" className={inks.ink} />
      <path d="M278 146h14v12h-14z" className={inks.white} />
      <circle cx="102" cy="174" r="24" className={inks.ink} />
      <circle cx="102" cy="174" r="9" className={inks.white} />
      <circle cx="246" cy="174" r="24" className={inks.ink} />
      <circle cx="246" cy="174" r="9" className={inks.white} />
      <path d="M8 198h304v7H8zM10 118h32v6H10zm-6 22h38v6H4z" className={inks.ink} />
    </svg>
  );
}

/** A stage with the light on and nobody in the chair. */
function EmptyStage() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <path d="M24 12h272v194H24z" className={inks.darkBlue} />
      <path d="M160 12 254 180H66z" className={inks.orange} />
      <ellipse cx="160" cy="180" rx="94" ry="18" className={inks.white} />
      <path d="M24 12h58c2 70-14 130-58 176zM296 12h-58c-2 70 14 130 58 176z" className={inks.red} />
      <path
        d="M46 12h10c2 60-8 110-32 148v-22c16-34 24-76 22-126zM274 12h-10c-2 60 8 110 32 148v-22c-16-34-24-76-22-126z"
        className={inks.redDeep}
      />
      <path d="M130 84h9v96h-9zm52 46h9v50h-9zm-44-46h44v40h-44zm-8 46h61v10h-61z" className={inks.ink} />
      <path d="m150 128 28-7 5 5-28 7z" className={inks.white} />
    </svg>
  );
}

import type { ComponentType, ReactNode } from 'react';
import inks from '../../layout/Inks.module.css';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './StatusScreen.module.css';

type StatusDrawing = 'torn' | 'queue' | 'unbound';

const DRAWINGS: Record<StatusDrawing, ComponentType> = {
  torn: TornPageDrawing,
  queue: TicketNumberDrawing,
  unbound: ScatteredPagesDrawing,
};

type StatusScreenProps = {
  title: string;
  /** A leaf that is out, a queue, or sheets that are not yet a book. */
  drawing?: StatusDrawing;
  /** Level of its title: 1 as a page, lower where it stands inside one. */
  level?: 1 | 3;
  children: ReactNode;
};

/** A page that has nothing to show but says so with a drawing and a way out. */
export function StatusScreen({ title, drawing = 'unbound', level = 1, children }: StatusScreenProps) {
  const Drawing = DRAWINGS[drawing];
  const Heading = `h${level}` as const;
  return (
    <div className={styles.status}>
      <span className={styles.drawing}>
        <Drawing />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
      <RenderBlockingMarker />
    </div>
  );
}

/** A book that lies open at pages 402 and 405: the leaf between them is out. */
function TornPageDrawing() {
  return (
    <svg viewBox="0 0 480 420" aria-hidden="true" focusable="false">
      <path d="M10 146l224 20 224-20v244l-224 24-224-24z" className={inks.red} />
      <path d="M26 158l208 20 208-20v218l-208 22-208-22z" className={inks.white} />
      <path d="M26 358l208 22 208-22M26 367l208 22 208-22" className={inks.line} strokeWidth="3" />
      <path d="M234 178 26 158v192l208 22z" className={inks.grey} />
      <path
        d="M54 190l150 14M54 212l136 13M54 234l150 15M54 256l118 11M54 278l150 15M54 300l144 15"
        className={inks.lines}
        strokeWidth="6"
      />
      <path
        d="m292 204 122-12M292 226l122-13M292 248l104-11M292 270l122-13M292 292l114-12M292 314l122-13"
        className={inks.lines}
        strokeWidth="6"
      />
      <text x="62" y="345" className={inks.folio} transform="rotate(6 62 345)">
        402
      </text>
      <text x="406" y="345" className={inks.folio} transform="rotate(-6 406 345)">
        405
      </text>
      <path
        d="m234 178 30-3 4 14-10 12 14 15-9 17 11 12-13 19 10 15-12 12 13 19-11 13 8 18-12 13 4 12-17 2z"
        className={inks.pink}
      />
      <path d="m234 178 13-1-3 193-10 2z" className={inks.ink} opacity="0.18" />
      <g transform="translate(268 22) rotate(13)">
        <path
          d="m0 0 162 0v162l-40 40H6l-8-16 12-15-14-17 12-14-9-19 12-17L-2 88 11 73-3 56 9 40-4 22z"
          className={inks.pink}
        />
        <path d="M122 202v-40h40z" className={inks.redDeep} />
        <path d="M34 30h104M34 48h92" className={inks.lines} strokeWidth="6" />
        <text x="82" y="140" className={inks.numeral}>
          404
        </text>
        <path d="M34 170h66" className={inks.lines} strokeWidth="6" />
      </g>
    </svg>
  );
}

/** A machine that gives queue numbers, and who waits for theirs. Ours is 503. */
function TicketNumberDrawing() {
  return (
    <svg viewBox="0 0 480 420" aria-hidden="true" focusable="false">
      <circle cx="288" cy="212" r="188" className={inks.orange} />
      <path d="M150 40a104 104 0 1 0 0 208h128v-62h-42a104 104 0 0 0-86-146z" className={inks.red} />
      <circle cx="150" cy="144" r="62" className={inks.white} />
      <circle cx="150" cy="144" r="20" className={inks.ink} />
      <path d="M150 100a44 44 0 0 1 44 44M150 188a44 44 0 0 1-44-44" className={inks.line} strokeWidth="7" />
      <g transform="rotate(5 262 216)">
        <path
          d="M254 198h154v134l-11-12-11 12-11-12-11 12-11-12-11 12-11-12-11 12-11-12-11 12-11-12-11 12-11-12-11 12z"
          className={inks.white}
        />
        <text x="346" y="232" className={inks.folio}>
          jouw nummer
        </text>
        <text x="338" y="306" className={inks.numeral}>
          503
        </text>
      </g>
      <path d="M232 180h52v68h-52z" className={inks.redDeep} />
      <path d="M32 420c0-34 20-52 50-52s50 18 50 52z" className={inks.darkBlue} />
      <circle cx="82" cy="342" r="30" className={inks.ink} />
      <path d="M138 420c0-38 22-58 54-58s54 20 54 58z" className={inks.pink} />
      <circle cx="192" cy="332" r="32" className={inks.darkBlue} />
      <path d="M256 420c0-26 16-40 40-40s40 14 40 40z" className={inks.green} />
      <circle cx="296" cy="366" r="22" className={inks.ink} />
    </svg>
  );
}

/** Sheets that still have to be bound, with needle and thread. */
function ScatteredPagesDrawing() {
  return (
    <svg viewBox="0 0 480 420" aria-hidden="true" focusable="false">
      <path d="M96 30h256v330H96z" className={inks.green} />
      <path d="M130 52h214v286H130z" className={inks.pink} transform="rotate(8 237 195)" />
      <path d="M112 56h214v286H112z" className={inks.grey} transform="rotate(-7 219 199)" />
      <g transform="rotate(1.5 226 210)">
        <path d="M122 62h206v282H122z" className={inks.white} />
        <path
          d="M156 106h144M156 132h126M156 158h144M156 184h110M156 210h144M156 236h134M156 262h144M156 288h74"
          className={inks.lines}
          strokeWidth="6"
        />
      </g>
      <path
        d="M130 88c-44 22-44 54 0 64s44 54 0 64-44 52 2 64 96 86 186 76"
        className={inks.thread}
        strokeWidth="6"
      />
      <path d="m306 366 132-70 7 9-124 80z" className={inks.ink} />
    </svg>
  );
}

import inks from '../../layout/Inks.module.css';

/** A machine that gives queue numbers, and who waits for theirs. Ours is 503. */
export function TicketNumberDrawing() {
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

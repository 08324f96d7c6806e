import inks from '../../layout/Inks.module.css';

/** Sheets that still have to be bound, with needle and thread. */
export function ScatteredPagesDrawing() {
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

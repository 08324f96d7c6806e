import inks from './Inks.module.css';

/** A magnifying glass over a full page, with nothing in it. */
export function LensOnPage() {
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

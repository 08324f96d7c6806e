import inks from './Inks.module.css';

/** A stage with the light on and nobody in the chair. */
export function EmptyStage() {
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

import inks from './Inks.module.css';

/** The van of the tour, still on its way. */
export function BookVan() {
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

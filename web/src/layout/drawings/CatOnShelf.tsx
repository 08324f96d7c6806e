import inks from './Inks.module.css';

/** A shelf with one book left on it. The cat has taken the room. */
export function CatOnShelf() {
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

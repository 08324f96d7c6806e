import inks from '../../layout/Inks.module.css';

/** A book that lies open at pages 402 and 405: the leaf between them is out. */
export function TornPageDrawing() {
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

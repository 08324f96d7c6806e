/** What a state is called, the rule that it keeps, and what shows it where no page can show it of itself. */
type StateFacts = { title: string; rule: string; command?: string };

/** Every state in which something of the site may stand. The guide shows each; one that has no part there does not compile. */
export const STATES = {
  loading: { title: 'Wachten', rule: 'Wie wacht, ziet de vorm van wat komt.' },
  empty: { title: 'Leeg', rule: 'Wat leeg is, zegt het en wijst een weg.' },
  error: { title: 'Stuk', rule: 'Wat stuk is, liegt niet, en zegt wat je kan doen.' },
  past: { title: 'Voorbij', rule: 'Stiller dan wat nog komt, en te lezen voor wie er was.' },
  cancelled: { title: 'Geannuleerd', rule: 'Een lint voor de titel, en waarom, als we dat weten.' },
  soldOut: { title: 'Volzet', rule: 'Een lint voor de titel, en een ander uur, als er nog een is.' },
  saved: { title: 'Bewaard', rule: 'Het lint is het enige teken. Wie bewaart, laat het zakken.' },
  offline: { title: 'Zonder verbinding', rule: 'Je leest wat je mee hebt, en anders wat je wel mee hebt.' },
  print: {
    title: 'Op papier',
    rule: 'Kop en plank blijven weg, velden worden licht, en wat dichtgevouwen was, ligt open.',
    command: 'npm run screenshots -- --as print',
  },
  forcedColours: {
    title: 'In de kleuren van het toestel',
    rule: 'Velden en ruggen verliezen hun kleur. Wat je kan indrukken of aanvinken, en waar je bent, houdt een rand.',
    command: 'npm run screenshots -- --as forced-colours',
  },
  largeText: {
    title: 'Tekst op 200 %',
    rule: 'Niets valt weg, niets loopt uit het scherm, geen woord breekt middenin.',
    command: 'npm run screenshots -- --as large-text',
  },
} as const satisfies Record<string, StateFacts>;

/** A state by its name. */
export type State = keyof typeof STATES;

/**
 * What a visitor may allow. `media`: players, maps and sound of other sites load without a click each.
 * `measuring`: what an advertisement brought is counted.
 */
export const PURPOSES = ['media', 'measuring'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** How each is asked: «Mogen we …?» */
export const ASKED: Readonly<Record<Purpose, string>> = {
  media: "video's en kaarten van andere sites meteen laden",
  measuring: 'tellen hoeveel mensen via een advertentie een ticket kopen',
};

/** Yes or no per purpose. A purpose that is missing was never answered: nothing of it may load. */
export type ConsentChoices = Readonly<Partial<Record<Purpose, boolean>>>;

/** Where it is said what yes means. */
export const EXPLAINED_AT = '/privacy#cookies';

/** An answer is asked again after half a year. In ms. */
const VALID = 182 * 24 * 60 * 60 * 1000;

/** Raised when yes comes to mean something else: then everyone is asked again. */
const VERSION = '1';

/** Reads what {@link formatChoices} wrote. Anything else, and what is too old at `now`, is no answer. */
export function parseChoices(stored: string | null, now: Date): ConsentChoices {
  const fields = new URLSearchParams(stored ?? '');
  const age = now.getTime() - Date.parse(fields.get('on') ?? '');
  if (fields.get('version') !== VERSION || !(age < VALID)) return {};
  const answers = PURPOSES.flatMap((purpose) => {
    const answer = fields.get(purpose);
    return answer === 'yes' || answer === 'no' ? [[purpose, answer === 'yes'] as const] : [];
  });
  return Object.fromEntries(answers);
}

/** The answers as they are kept in the browser, with the moment they were given. */
export function formatChoices(answers: ConsentChoices, now: Date): string {
  const fields = new URLSearchParams({ version: VERSION, on: now.toISOString() });
  for (const purpose of PURPOSES) {
    if (answers[purpose] !== undefined) fields.set(purpose, answers[purpose] ? 'yes' : 'no');
  }
  return fields.toString();
}

/** One answer to everything that is asked. */
export function answerAll(asked: readonly Purpose[], answer: boolean): ConsentChoices {
  return Object.fromEntries(asked.map((purpose) => [purpose, answer]));
}

/** Whether one of these was never answered. */
export function isOpen(answers: ConsentChoices, asked: readonly Purpose[]): boolean {
  return asked.some((purpose) => answers[purpose] === undefined);
}

/** Nobody is asked, and nothing is allowed, inside a frame and on the live screen (spec §2). */
export function isPlaceToAsk(place: { path: string; framed: boolean }): boolean {
  return !place.framed && !/^\/live(?:\/|$)/.test(place.path);
}

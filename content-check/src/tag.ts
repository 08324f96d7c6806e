/** What a tag tells visitors, and how else editors write it. */
const TAGS = {
  volzet: ['uitverkocht', 'sold out', 'volgeboekt', 'vol'],
  geannuleerd: ['afgelast', 'gaat niet door', 'annulatie', 'cancelled'],
  verplaatst: ['verhuisd', 'nieuwe locatie', 'nieuw uur'],
  nieuw: ['new'],
  vgt: ['Vlaamse gebarentaal', 'gebarentaal', 'gebarentolk', 'tolk vgt'],
  ondertiteld: ['ondertiteling', 'boventiteld', 'boventiteling'],
  prikkelarm: ['prikkelarme', 'prikkelluw'],
  rolstoel: ['rolstoeltoegankelijk', 'rolstoelvriendelijk', 'toegankelijk voor rolstoelen'],
} as const;

export const KNOWN_TAGS = Object.keys(TAGS);

const letters = (tag: string) => tag.toLowerCase().replace(/[^a-z]/g, '');

const MEANINGS = new Map<string, string>(
  Object.entries(TAGS).flatMap(([tag, others]) => [tag, ...others].map((word) => [letters(word), tag])),
);

/** The known tag that a tag stands for, whatever its capitals, spaces and hyphens; undefined for an unknown one. */
export function meaningOfTag(tag: string): string | undefined {
  return MEANINGS.get(letters(tag));
}

/** The known tag that an unknown one was probably meant to be: at most two letters differ. */
export function likelyTag(tag: string): string | undefined {
  return KNOWN_TAGS.find((known) => distance(letters(tag), known) <= Math.min(2, known.length / 3));
}

/** How many letters must be put in, left out or changed to make one word into the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

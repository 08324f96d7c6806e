/** From this length on a word may be misspelt: of three letters each one tells words apart. */
const FORGIVING_LENGTH = 4;

/** The words that somebody may have meant who made one mistake: a letter too many, too few, another, or two swapped. */
export function nearWords(word: string, known: Iterable<string>): readonly string[] {
  if (word.length < FORGIVING_LENGTH) return [];
  return [...known].filter((other) => other !== word && isOneMistakeAway(word, other));
}

function isOneMistakeAway(one: string, other: string): boolean {
  const longer = one.length >= other.length ? one : other;
  const shorter = longer === one ? other : one;
  if (longer.length - shorter.length > 1) return false;
  let place = 0;
  while (place < shorter.length && longer[place] === shorter[place]) place += 1;
  if (longer.length > shorter.length) return longer.slice(place + 1) === shorter.slice(place);
  if (longer.slice(place + 1) === shorter.slice(place + 1)) return true;
  const swapped = longer[place] === shorter[place + 1] && longer[place + 1] === shorter[place];
  return swapped && longer.slice(place + 2) === shorter.slice(place + 2);
}

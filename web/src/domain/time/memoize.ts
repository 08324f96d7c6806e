/** How many answers are kept; then they are all forgotten, since the next list asks for others. */
const MOST = 2_000;

/**
 * A pure function that keeps its answers. Date arithmetic in a time zone takes a tenth of a millisecond on a
 * desk and half of one on a phone, and a list asks for the same few instants at every tick of a filter.
 */
export function memoize<Asked extends string | number, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new Map<Asked, Answer>();
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const found = answer(asked);
    answers.set(asked, found);
    return found;
  };
}

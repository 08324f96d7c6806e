/**
 * The same, made once of each object and for as long as somebody has that, so that what is made of it in its turn is known again.
 * Nothing may change in the object meanwhile. Where making fails, the next one who asks has it tried again.
 */
export function madeOnce<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { one: Made }>();
  return (of) => {
    const known = made.get(of) ?? { one: make(of) };
    made.set(of, known);
    return known.one;
  };
}

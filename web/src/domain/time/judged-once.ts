/**
 * The same judgement, made once of the same facts at the same instant. Of all facts only the last one is remembered, and
 * nothing of facts that are gone.
 */
export function judgedOnce<Facts extends object, Judged>(
  judge: (facts: Facts, now: Date) => Judged,
): (facts: Facts, now: Date) => Judged {
  const last = new WeakMap<Facts, { at: number; judged: Judged }>();
  return (facts, now) => {
    const before = last.get(facts);
    if (before?.at === +now) return before.judged;
    const judged = judge(facts, now);
    last.set(facts, { at: +now, judged });
    return judged;
  };
}

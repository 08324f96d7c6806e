/** Something that is slow the first time it is asked. */
export type SlowAtFirst = () => Promise<unknown>;

/**
 * Has what is slow the first time asked before a visitor asks it: once, `afterMs` after the first call, one after the
 * other, so that who comes meanwhile is not kept waiting by all of them. A failure is the first visitor's to hear.
 */
export function createWarmUp(asked: readonly SlowAtFirst[], afterMs: number): () => void {
  let begun = false;
  const warm = async () => {
    for (const ask of asked) await ask().catch(() => undefined);
  };
  return () => {
    if (begun) return;
    begun = true;
    setTimeout(warm, afterMs).unref();
  };
}

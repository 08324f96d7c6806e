/**
 * Creates a function that limits the requests in any period of one second. It returns whether one more request is
 * allowed, and counts that request if so.
 *
 * @param now the current time in ms
 */
export function rateLimit(perSecond: number, now: () => number = Date.now): () => boolean {
  let recent: number[] = [];
  return () => {
    const at = now();
    recent = recent.filter((earlier) => at - earlier < 1000);
    if (recent.length >= perSecond) return false;
    recent.push(at);
    return true;
  };
}

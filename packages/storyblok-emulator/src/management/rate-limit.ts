/**
 * Creates a rate limit over a rolling second: returns whether one more request is allowed, and counts it if so.
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

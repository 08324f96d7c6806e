/** Returns a function that counts a request, and tells whether there were more than `most` within this second. */
export function perSecond(most: number, clock: () => number): () => boolean {
  let window = { second: 0, count: 0 };
  return () => {
    const second = Math.floor(clock() / 1_000);
    if (second !== window.second) window = { second, count: 0 };
    window.count += 1;
    return window.count > most;
  };
}

/**
 * What time it was at the server when this page's own stopwatch stood at `at`. The stopwatch (`performance.now()`)
 * only ever runs on: the device's clock may be wrong, and may be put right while we look at it. Milliseconds.
 */
export type ServerTime = { server: number; at: number };

/** The server's time when the stopwatch stands at `at`, in milliseconds since 1970. */
export function timeAt(known: ServerTime, at: number): number {
  return known.server + at - known.at;
}

/**
 * What is known after an answer. The server looked at its clock somewhere between `asked` and `answered`, so that half
 * the trip is how wrong the answer can be: within that, what was known stays, and the clock does not twitch.
 */
export function corrected(
  known: ServerTime,
  answer: { server: number; asked: number; answered: number },
): ServerTime {
  const halfTrip = (answer.answered - answer.asked) / 2;
  const heard = { server: answer.server, at: answer.asked + halfTrip };
  return Math.abs(timeAt(known, heard.at) - heard.server) <= halfTrip ? known : heard;
}

/** How long until the clock shows its next second, in milliseconds. */
export function untilNextSecond(instant: number): number {
  return 1000 - (((instant % 1000) + 1000) % 1000);
}

/** The response header with the sending time. Scripts can read this header even in the response for their document. */
export const SENT_HEADER = 'server-timing';

/** The system time at which the server sent a response, and how far the programme's clock is ahead of it, in ms. */
export type Sent = { at: number; ahead: number };

/** Formats the value of {@link SENT_HEADER}. */
export const sentHeader = ({ at, ahead }: Sent): string =>
  ahead === 0 ? `at;dur=${at}` : `at;dur=${at}, ahead;dur=${ahead}`;

/** Parses {@link SENT_HEADER}; `undefined` if a proxy removed the header. */
export function readSent(header: string | null): Sent | undefined {
  const parts = (header ?? '').matchAll(/(\w+);dur=(-?[\d.]+)/g);
  return sentOf(new Map([...parts].map(([, name = '', ms]) => [name, Number(ms)])));
}

/** Returns when the document was sent, from its Server-Timing entries by name; `undefined` if they are missing. */
export function sentOf(durations: ReadonlyMap<string, number>): Sent | undefined {
  const at = durations.get('at');
  return at === undefined ? undefined : { at, ahead: durations.get('ahead') ?? 0 };
}

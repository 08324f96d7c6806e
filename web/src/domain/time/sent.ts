/** The response header with the sending time. Scripts can read this header even in the response for their document. */
export const SENT_HEADER = 'server-timing';

/** When the server sent a response, by its system clock, and how far the programme's clock is ahead of it, in ms. */
export type Sent = { at: number; ahead: number };

/** Formats the value of {@link SENT_HEADER}. */
export const sentHeader = ({ at, ahead }: Sent): string =>
  ahead === 0 ? `at;dur=${at}` : `at;dur=${at}, ahead;dur=${ahead}`;

/** Parses {@link SENT_HEADER}; `undefined` if a proxy removed the header. */
export function readSent(header: string | null): Sent | undefined {
  const parts = (header ?? '').matchAll(/(\w+);dur=(-?[\d.]+)/g);
  return sentOf(new Map([...parts].map(([, name = '', ms]) => [name, Number(ms)])));
}

/** Parses the header of the document, which browsers expose as durations by name; `undefined` if it is missing. */
export function sentOf(durations: ReadonlyMap<string, number>): Sent | undefined {
  const at = durations.get('at');
  return at === undefined ? undefined : { at, ahead: durations.get('ahead') ?? 0 };
}

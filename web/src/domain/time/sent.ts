/** The response header with the time of sending. Scripts can also read it for their own document. */
export const SENT_HEADER = 'server-timing';

/** When a response was sent, by the server's system clock, and how far the programme's clock is ahead of it; in ms. */
export type Sent = { at: number; ahead: number };

/** Returns the value of {@link SENT_HEADER}. */
export const sentHeader = ({ at, ahead }: Sent): string =>
  ahead === 0 ? `at;dur=${at}` : `at;dur=${at}, ahead;dur=${ahead}`;

/** Reads {@link SENT_HEADER}; `undefined` if a proxy removed it. */
export function readSent(header: string | null): Sent | undefined {
  const parts = (header ?? '').matchAll(/(\w+);dur=(-?[\d.]+)/g);
  return sentOf(new Map([...parts].map(([, name = '', ms]) => [name, Number(ms)])));
}

/** Reads the same values from durations by name, as the browser exposes the header of its document. */
export function sentOf(durations: ReadonlyMap<string, number>): Sent | undefined {
  const at = durations.get('at');
  return at === undefined ? undefined : { at, ahead: durations.get('ahead') ?? 0 };
}

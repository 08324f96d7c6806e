const ADDRESS = '/live.events';
/** The retry delay, in ms, after a server refuses the stream because it is full or receives no publications. */
const ASK_AGAIN_MS = 300_000;

export type PublicationEvents = {
  /** Whether the stream is open. */
  isOpen(): boolean;
  stop(): void;
};

/**
 * Calls `heard` at every publication, and at every reconnection, because publications in between were missed. The
 * browser reconnects by itself; after a refusal this function retries.
 */
export function listenForPublications(heard: () => void): PublicationEvents {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout>;
  let wasOpen = false;

  const connect = () => {
    source = new EventSource(ADDRESS);
    source.addEventListener('publication', heard);
    source.addEventListener('open', () => {
      if (wasOpen) heard();
      wasOpen = true;
    });
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, ASK_AGAIN_MS);
    });
  };
  if (typeof EventSource === 'function') connect();

  return {
    isOpen: () => source?.readyState === 1,
    stop() {
      clearTimeout(again);
      source?.close();
    },
  };
}

const ADDRESS = '/live.events';
/** A server that takes no more screens, or hears of nothing itself, is asked again after this long, in ms. */
const ASK_AGAIN_MS = 300_000;

export type PublicationEvents = {
  /** Whether the server can tell something at this moment. */
  isOpen(): boolean;
  stop(): void;
};

/**
 * Calls `heard` whenever something was published, and when the connection is there again after a while without: what was
 * published meanwhile nobody told. The browser connects again by itself; where the server refuses, we do.
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

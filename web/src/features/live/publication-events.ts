const ADDRESS = '/live.events';
/** The retry delay, in ms, after the server refused a stream: it has too many streams or receives no publications. */
const ASK_AGAIN_MS = 300_000;

export type PublicationEvents = {
  isOpen(): boolean;
  stop(): void;
};

/**
 * Calls `heard` at every publication, and after every reconnection, because publications may have been missed. The
 * browser reconnects a broken stream by itself. If the server refuses the stream, this function retries.
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

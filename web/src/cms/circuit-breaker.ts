/** Tracks whether a service is available, from its latest responses and failures. */
export type CircuitBreaker = {
  succeeded(): void;
  failed(): void;
  /** Whether callers should use an older response if they have one. */
  isOpen(): boolean;
  /** Probes the service in the background. Does nothing during the pause after a failure or while a probe runs. */
  probe(ask: () => Promise<unknown>): void;
};

/** Creates a closed circuit breaker. After a failure it sends no probe for `pauseMs`, in ms of the system clock. */
export function createCircuitBreaker({
  clock,
  pauseMs,
}: {
  clock: () => number;
  pauseMs: number;
}): CircuitBreaker {
  let failedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let isAsking = false;
  const isPaused = () => clock() - failedAt < pauseMs;
  const ended = () => {
    isAsking = false;
  };
  return {
    succeeded() {
      isFailing = false;
    },
    failed() {
      failedAt = clock();
      isFailing = true;
    },
    isOpen: () => isFailing || isPaused(),
    probe(ask) {
      if (isAsking || isPaused()) return;
      isAsking = true;
      void ask().then(ended, ended);
    },
  };
}

/** Whether a service answers, by what was last heard of it. */
export type Away = {
  answered(): void;
  failed(): void;
  /** Whether whoever has an older answer is given that. */
  isAway(): boolean;
  /**
   * Asks behind everybody's back whether it answers again. Without effect in the pause after a failure, and while that is
   * being asked: the service may well hang, and one question finds out as much as a hundred.
   */
  probe(ask: () => Promise<unknown>): void;
};

/** Nothing was heard yet. After a failure the service is left alone for `pauseMs`, in ms of the system clock. */
export function createAway({ clock, pauseMs }: { clock: () => number; pauseMs: number }): Away {
  let failedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let isAsking = false;
  const isSpared = () => clock() - failedAt < pauseMs;
  const ended = () => {
    isAsking = false;
  };
  return {
    answered() {
      isFailing = false;
    },
    failed() {
      failedAt = clock();
      isFailing = true;
    },
    isAway: () => isFailing || isSpared(),
    probe(ask) {
      if (isAsking || isSpared()) return;
      isAsking = true;
      void ask().then(ended, ended);
    },
  };
}

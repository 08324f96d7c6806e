let stopping = false;

/** Records that this process stops: it finishes running requests, and refuses new connections. */
export const noteStopping = (): void => {
  stopping = true;
};

/** Whether this process stops. */
export const isStopping = (): boolean => stopping;

let stopping = false;

/** Records that this process is shutting down: it completes its requests, and refuses new connections. */
export const noteStopping = (): void => {
  stopping = true;
};

/** Whether this process stops. */
export const isStopping = (): boolean => stopping;

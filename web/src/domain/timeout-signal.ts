/** A signal that aborts after `ms`. `AbortSignal.timeout` is missing in Chrome before 103 and Safari before 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return controller.signal;
}

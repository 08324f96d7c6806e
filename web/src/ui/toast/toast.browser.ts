/**
 * Shows a toast: a brief confirmation of a successful action. Do not use it for messages that visitors must read. The
 * code loads with the first toast, since most visits show none.
 */
export function say(words: string): void {
  void import('./show-toast.ts').then(
    ({ showToast }) => showToast(words),
    () => undefined,
  );
}

/**
 * Shows a toast, a brief confirmation of what just worked; not for messages that must be read. Loads its code for the
 * first one, since most visits see none.
 */
export function say(words: string): void {
  void import('./show-toast.ts').then(
    ({ showToast }) => showToast(words),
    () => undefined,
  );
}

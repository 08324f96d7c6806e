/**
 * Shows a toast, which says in passing what just worked. Nothing that must be read goes there. Its code is fetched for the
 * first one, since most visits see none.
 */
export function say(words: string): void {
  void import('./show-toast.ts').then(
    ({ showToast }) => showToast(words),
    () => undefined,
  );
}

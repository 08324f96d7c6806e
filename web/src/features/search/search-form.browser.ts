/**
 * Resets the search form when the visitor leaves the page. Otherwise, after Back, the form would still contain the term
 * typed there.
 */
export function watchSearchForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[role="search"]');
  if (form) window.addEventListener('pagehide', () => form.reset());
}

/** Resets the search form of a page that the visitor leaves, because after Back it would show the term of that page. */
export function watchSearchForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[role="search"]');
  if (form) window.addEventListener('pagehide', () => form.reset());
}

/** Shows the site's message for an empty search field (`data-missing`); the browser's may be in another language. */
export function watchSearchForm(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-missing]');
  if (!field) return;
  field.addEventListener('invalid', () => field.setCustomValidity(field.dataset.missing ?? ''));
  // The field stays invalid until the message is cleared.
  field.addEventListener('input', () => field.setCustomValidity(''));
  // Resets the field, so that after Back it does not show the term of the next search.
  window.addEventListener('pagehide', () => field.form?.reset());
}

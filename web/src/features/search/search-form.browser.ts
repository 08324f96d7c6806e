/** Shows the site's message (`data-missing`) for an empty field; the browser's message may be in another language. */
export function watchSearchForm(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-missing]');
  if (!field) return;
  field.addEventListener('invalid', () => field.setCustomValidity(field.dataset.missing ?? ''));
  // The field stays invalid until the message is cleared.
  field.addEventListener('input', () => field.setCustomValidity(''));
  // Resets the field, because after Back it would otherwise show the term of the page that the visitor left.
  window.addEventListener('pagehide', () => field.form?.reset());
}

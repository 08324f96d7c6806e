/**
 * Says in the words of the site what the field of a search is missing (`data-missing`): the browser's own may be in another
 * language.
 */
export function watchSearchForm(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-missing]');
  if (!field) return;
  field.addEventListener('invalid', () => field.setCustomValidity(field.dataset.missing ?? ''));
  // The field counts as wrong until the message is cleared.
  field.addEventListener('input', () => field.setCustomValidity(''));
  // What was typed for the next search does not stand in this one after Back.
  window.addEventListener('pagehide', () => field.form?.reset());
}

/** Filters the index of authors while a visitor types. Returns `false` on other pages. */
export function watchAuthors(): boolean {
  const list = document.querySelector<HTMLElement>('[data-authors]');
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!list || !field) return false;
  const follow = () =>
    void import('./narrow-authors.ts').then(({ narrowAuthors }) => narrowAuthors(list, field));
  // Start at once if the visitor typed before the scripts arrived.
  if (field === document.activeElement || field.value !== field.defaultValue) follow();
  else field.addEventListener('focus', follow, { once: true });
  return true;
}

/** Has the index of authors follow what is typed, from the first touch of its field on. `false` on every other page. */
export function watchAuthors(): boolean {
  const list = document.querySelector<HTMLElement>('[data-authors]');
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!list || !field) return false;
  const follow = () =>
    void import('./narrow-authors.ts').then(({ narrowAuthors }) => narrowAuthors(list, field));
  // On a slow network something can be typed before the scripts arrive.
  if (field === document.activeElement || field.value !== field.defaultValue) follow();
  else field.addEventListener('focus', follow, { once: true });
  return true;
}

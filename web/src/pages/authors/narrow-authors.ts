import { countOfAuthors, namedBy } from '../../domain/programme/authors/author-names.ts';

type Index = { list: HTMLElement; nobody: HTMLElement; status: HTMLElement };

/** Filters the index at every keystroke, and stores the filter text in the address. */
export function narrowAuthors(list: HTMLElement, field: HTMLInputElement): void {
  const status = document.querySelector<HTMLElement>('main [role="status"]');
  const nobody = document.querySelector<HTMLElement>('[data-nobody]');
  if (!status || !nobody) return;
  const follow = () => {
    const question = field.value.trim();
    const url = new URL(window.location.href);
    if ((url.searchParams.get(field.name) ?? '').trim() === question) return;
    if (question === '') url.searchParams.delete(field.name);
    else url.searchParams.set(field.name, question);
    window.history.replaceState(window.history.state, '', url);
    show({ list, nobody, status }, question);
  };
  // The visitor may have typed while this module loaded.
  follow();
  field.addEventListener('input', follow);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Move the focus to close the keyboard of a phone, which covers the list.
    status.focus();
  });
}

function show({ list, nobody, status }: Index, question: string): void {
  const isNamed = namedBy(question);
  let found = 0;
  for (const letter of list.querySelectorAll<HTMLElement>('[data-letter]')) {
    let under = 0;
    for (const entry of letter.querySelectorAll('li')) {
      entry.hidden = !isNamed(entry.dataset.names ?? entry.querySelector('h3')?.textContent ?? '');
      if (!entry.hidden) under += 1;
    }
    letter.hidden = under === 0;
    found += under;
  }
  for (const way of list.querySelectorAll<HTMLAnchorElement>('a[data-to]')) {
    const { to = '' } = way.dataset;
    if (document.getElementById(to)?.closest<HTMLElement>('[data-letter]')?.hidden === false)
      way.href = `#${to}`;
    else way.removeAttribute('href');
  }
  list.hidden = found === 0;
  nobody.hidden = found > 0;
  status.textContent = countOfAuthors(found, question);
}

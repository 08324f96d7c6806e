import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { showMain } from './show-main.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page and the newer document of it, as a browser has them. */
function pages(shown: string, newer: string) {
  const [page, other] = [new Window(), new Window()];
  page.document.body.innerHTML = shown;
  other.document.body.innerHTML = newer;
  other.document.title = 'Nieuwe titel';
  const scrolledTo = vi.fn();
  page.scrollTo({ top: 700 });
  Object.assign(page, { scrollTo: scrolledTo });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('HTMLElement', page.HTMLElement);
  // `as`: the documents of happy-dom are those of a browser, under a type of their own.
  return { page, other: other.document as unknown as Document, scrolledTo };
}

it('replaces <main> and keeps scroll position, focus and the chosen block', () => {
  const { page, other, scrolledTo } = pages(
    '<header>Kop</header><main><p data-blok-uid="1-a" data-blok-focused="true">Oud</p><button>Een</button></main>',
    '<header>Andere kop</header><main><p data-blok-uid="1-a">Nieuw</p><button>Een</button></main>',
  );
  page.document.querySelector('button')?.focus();
  const main = showMain(other);
  expect(page.document.body.innerHTML).toBe(
    '<header>Kop</header><main><p data-blok-uid="1-a" data-blok-focused="true">Nieuw</p><button>Een</button></main>',
  );
  expect(main).toBe(page.document.querySelector('main'));
  expect(page.document.title).toBe('Nieuwe titel');
  expect(page.document.activeElement).toBe(page.document.querySelector('button'));
  expect(scrolledTo).toHaveBeenCalledWith({ left: 0, top: 700, behavior: 'instant' });
});

it('leaves a page alone whose newer document has no <main>', () => {
  const { page, other } = pages('<main>Oud</main>', '<p>Fout</p>');
  expect(showMain(other)).toBeUndefined();
  expect(page.document.body.innerHTML).toBe('<main>Oud</main>');
});

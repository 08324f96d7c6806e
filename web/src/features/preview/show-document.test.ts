import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createDocumentView } from './show-document.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Creates a page in a browser, and a function that creates newer documents of it. */
function aPage(shown: string) {
  const page = new Window();
  page.document.body.innerHTML = shown;
  const scrolledTo = vi.fn();
  page.scrollTo({ top: 700 });
  Object.assign(page, { scrollTo: scrolledTo });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('HTMLElement', page.HTMLElement);
  const newerDocument = (html: string) => {
    const other = new Window();
    other.document.body.innerHTML = html;
    other.document.title = 'Nieuwe titel';
    // Casts, because happy-dom declares its own types for a browser's documents.
    return other.document as unknown as Document;
  };
  return { page, newerDocument, scrolledTo };
}

it('replaces header, main and footer, and restores scroll position, focus and the selected block', () => {
  const { page, newerDocument, scrolledTo } = aPage(
    '<header>Kop</header><main><p data-blok-uid="1-a" data-blok-focused="true">Oud</p><button>Een</button></main><footer>Voet</footer>',
  );
  page.document.querySelector('button')?.focus();
  const started = vi.fn();
  createDocumentView(started)(
    newerDocument(
      '<header>Andere kop</header><main><p data-blok-uid="1-a">Nieuw</p><button>Een</button></main><footer>Andere voet</footer>',
    ),
  );
  expect(page.document.body.innerHTML).toBe(
    '<header>Andere kop</header><main><p data-blok-uid="1-a" data-blok-focused="true">Nieuw</p><button>Een</button></main><footer>Andere voet</footer>',
  );
  expect(started.mock.calls.map(([part]) => part.localName)).toEqual(['header', 'main', 'footer']);
  expect(page.document.title).toBe('Nieuwe titel');
  expect(page.document.activeElement).toBe(page.document.querySelector('button'));
  expect(scrolledTo).toHaveBeenCalledWith({ left: 0, top: 700, behavior: 'instant' });
});

it('does not replace parts that are unchanged or missing in the newer document', () => {
  const { page, newerDocument } = aPage('<header>Kop</header><main>Oud</main>');
  const started = vi.fn();
  const show = createDocumentView(started);
  show(newerDocument('<header>Kop</header><main>Nieuw</main>'));
  show(newerDocument('<header>Kop</header><main>Nieuwer</main>'));
  show(newerDocument('<p>Fout</p>'));
  expect(page.document.body.innerHTML).toBe('<header>Kop</header><main>Nieuwer</main>');
  expect(started.mock.calls.map(([part]) => part.localName)).toEqual(['header', 'main', 'main']);
});

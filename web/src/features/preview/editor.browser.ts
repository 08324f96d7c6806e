/** In a preview that stands in the Visual Editor, fetches what connects it with that; `started` is called with each new part of the page. */
export function watchEditor(started: (part: Element) => void): void {
  const { editor } = document.documentElement.dataset;
  if (editor === undefined || window.self === window.top) return;
  import('./editor.ts')
    .then(({ connectToEditor }) => connectToEditor(editor, started))
    // Without its code the page still works, and shows what was saved when it is opened again.
    .catch(() => {});
}

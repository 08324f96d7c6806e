/** Connects a preview inside the Visual Editor. Calls `started` with each replaced part of the page. */
export function watchEditor(started: (part: Element) => void): void {
  const { editor } = document.documentElement.dataset;
  if (editor === undefined || window.self === window.top) return;
  import('./editor.ts')
    .then(({ connectToEditor }) => connectToEditor(editor, started))
    // If this code cannot load, the page still works, and shows saved changes after a reload.
    .catch(() => {});
}

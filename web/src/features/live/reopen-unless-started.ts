/**
 * Reloads the page if its scripts have not started within a minute and the site responds, because no visitor would
 * reload a hall screen. The page contains this function as text, so it may use only browser globals, and no comments.
 */
export function reopenUnlessStarted(): void {
  const look = () => {
    if (document.querySelector('is-land[started]')) return;
    fetch('', { method: 'HEAD' }).then(
      ({ ok }) => (ok ? location.reload() : lookLater()),
      () => lookLater(),
    );
  };
  const lookLater = () => setTimeout(look, 60_000);
  lookLater();
}

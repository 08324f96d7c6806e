/**
 * Loads the page anew if its scripts have not started it within a minute, once the site answers: nobody stands at a hall screen to
 * do so. It is written into the page as text, so it may use nothing but the browser, and no comments.
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

const HALF_A_DAY_MS = 43_200_000;

/** Shows the page's snapshot time (in Brussels time) in the header; hides it if `asOf` is `undefined`. */
export function showAge(asOf: Date | undefined, now = Date.now()): void {
  const line = document.querySelector<HTMLElement>('[data-page-age]');
  if (!line) return;
  line.hidden = asOf === undefined;
  if (asOf === undefined) return;
  const time = asOf.toLocaleString('nl-BE', {
    timeZone: 'Europe/Brussels',
    weekday: now - +asOf > HALF_A_DAY_MS ? 'long' : undefined,
    hour: '2-digit',
    minute: '2-digit',
  });
  line.textContent = `Stand van ${time}`;
}

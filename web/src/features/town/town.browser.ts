import { IslandElement } from '../../islands/start-islands.ts';
import { whenIdle } from '../../islands/when.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** The form that asks where a visitor lives; `data-town` is the storage key of the answer. */
const townForm = () => document.querySelector<HTMLFormElement>('form[data-town]');

/** Prepares the form «Waar woon je?», and starts its island if a town is stored on the device. */
export function watchTown(): void {
  const form = townForm();
  if (!form) return;
  const [field] = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
  // Puts an unknown town back in the field, so that the visitor can correct it. The server cannot do this, because all
  // unknown towns share one cached page.
  const parameters = new URLSearchParams(window.location.search);
  const asked = parameters.get('gemeente') ?? parameters.get('postcode');
  if (field?.value === '' && form.dataset.open !== undefined && asked) field.value = asked;
  form.addEventListener('submit', (event) => {
    if (field?.value.trim() === '') event.preventDefault();
  });
  // After Back the browser would restore the typed text, although the town is known by then.
  window.addEventListener('pagehide', () => form.reset());
  const island = form.closest('is-land');
  const isKnown = readStored('localStorage', form.dataset.town ?? '') !== undefined;
  if (island instanceof IslandElement && isKnown) whenIdle(() => void island.start());
}

/** Stores the town if the visitor submitted the form. A town in a shared address may not be the visitor's own. */
export function storeTown(at: HTMLElement): void {
  const { asked } = at.dataset;
  const name = townForm()?.dataset.town;
  if (asked === undefined || name === undefined) return;
  writeStored('localStorage', name, asked);
}

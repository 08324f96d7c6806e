import { IslandElement } from '../../islands/start-islands.ts';
import { whenIdle } from '../../islands/when.ts';
import { readStored, writeStored } from '../../ui/stored.ts';

/** The form that asks where a visitor lives; it names under what the device keeps that. */
const townForm = () => document.querySelector<HTMLFormElement>('form[data-town]');

/** Whatever of «Waar woon je?» cannot wait for its island. */
export function watchTown(): void {
  const form = townForm();
  if (!form) return;
  const [field] = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
  // What no town has is corrected, not typed again. The page is the same for all who asked for none of ours, so that the server
  // cannot write it in the field.
  const parameters = new URLSearchParams(window.location.search);
  const asked = parameters.get('gemeente') ?? parameters.get('postcode');
  if (field?.value === '' && form.dataset.open !== undefined && asked) field.value = asked;
  form.addEventListener('submit', (event) => {
    if (field?.value.trim() === '') event.preventDefault();
  });
  // What was typed would stand there again after Back, in the place of the town that is known by then.
  window.addEventListener('pagehide', () => form.reset());
  const island = form.closest('is-land');
  const isKnown = readStored('localStorage', form.dataset.town ?? '') !== undefined;
  if (island instanceof IslandElement && isKnown) whenIdle(() => void island.start());
}

/** Keeps the town on the device if a visitor pressed for it. One in an address that somebody shared is nobody's own. */
export function keepTown(at: HTMLElement): void {
  const { asked } = at.dataset;
  const name = townForm()?.dataset.town;
  if (asked === undefined || name === undefined) return;
  writeStored('localStorage', name, asked);
}

import { IslandElement } from '../../islands/start-islands.ts';
import { storedNames } from '../../ui/stored.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** Starts the island of each form that has an unsent draft in this tab. The island then restores the input. */
export function startDrafts(): void {
  for (const key of storedNames('sessionStorage', DRAFT_KEY)) {
    const form = document.getElementById(key.slice(DRAFT_KEY.length))?.closest('is-land');
    if (form instanceof IslandElement) void form.start();
  }
}

import { IslandElement } from '../../islands/start-islands.ts';
import { storedNames } from '../../ui/stored.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** Starts each form of this page that was filled in before, in this tab, and not sent: its island shows what was typed. */
export function startDrafts(): void {
  for (const key of storedNames('sessionStorage', DRAFT_KEY)) {
    const form = document.getElementById(key.slice(DRAFT_KEY.length))?.closest('is-land');
    if (form instanceof IslandElement) void form.start();
  }
}

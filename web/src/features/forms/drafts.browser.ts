import { IslandElement } from '../../islands/start-islands.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** Starts each form of this page that was filled in before, in this tab, and not sent: its island shows what was typed. */
export function startDrafts(): void {
  for (const key of draftKeys()) {
    const form = document.getElementById(key.slice(DRAFT_KEY.length))?.closest('is-land');
    if (form instanceof IslandElement) void form.start();
  }
}

function draftKeys(): readonly string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(DRAFT_KEY));
  } catch {
    // Storage is switched off.
    return [];
  }
}

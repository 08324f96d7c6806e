import { IslandElement } from '../../islands/start-islands.ts';

/** Starts each island whose server HTML differs from what this device has stored. */
export function startWhatDiffers(): void {
  for (const island of document.querySelectorAll('is-land[kept]')) {
    const names = island.getAttribute('kept')?.split(' ') ?? [];
    if (island instanceof IslandElement && keepsAny(names)) void island.start();
  }
}

function keepsAny(names: readonly string[]): boolean {
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return keys.some((key) => names.some((name) => key.startsWith(name)));
  } catch {
    // The browser refuses access to storage, so nothing is stored.
    return false;
  }
}

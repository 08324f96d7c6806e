import { IslandElement } from '../../islands/start-islands.ts';

/** Starts each island that the server cannot have shown as it is here: this device keeps something by which it differs. */
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
    // The browser refuses its storage: it keeps nothing.
    return false;
  }
}

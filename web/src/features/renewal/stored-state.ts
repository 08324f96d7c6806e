import { IslandElement } from '../../islands/start-islands.ts';

/** Starts the islands whose storage keys have stored values, because the HTML from the server lacks that state. */
export function startIslandsWithStoredState(): void {
  for (const island of document.querySelectorAll('is-land[storage-keys]')) {
    const names = island.getAttribute('storage-keys')?.split(' ') ?? [];
    if (island instanceof IslandElement && hasStored(names)) void island.start();
  }
}

function hasStored(names: readonly string[]): boolean {
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return keys.some((key) => names.some((name) => key.startsWith(name)));
  } catch {
    // The browser denies access to storage, so nothing is stored.
    return false;
  }
}

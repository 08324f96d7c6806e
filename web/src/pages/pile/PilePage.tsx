import { SavedPile } from './SavedPile.island.tsx';

/** The saved items of this device. */
export function PilePage({ now }: { now: Date }) {
  return <SavedPile rendered={now} />;
}

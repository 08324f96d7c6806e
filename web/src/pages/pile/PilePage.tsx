import { SavedPile } from './SavedPile.island.tsx';

/** The items saved on this device. */
export function PilePage({ now }: { now: Date }) {
  return <SavedPile rendered={now} />;
}

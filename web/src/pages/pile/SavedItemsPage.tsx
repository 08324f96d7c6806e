import { SavedItems } from './SavedItems.island.tsx';

/** The items saved on this device. */
export function SavedItemsPage({ now }: { now: Date }) {
  return <SavedItems rendered={now} />;
}

import { useIsChanged } from '../../features/renewal/changed-items.ts';
import { Ribbon } from '../../ui/Ribbon.tsx';

/** Marks an item that changed since the page was opened. */
export function ChangedRibbon({ uuid }: { uuid: string }) {
  return (
    useIsChanged(uuid) && (
      <p>
        <Ribbon colour="orange">net gewijzigd</Ribbon>
      </p>
    )
  );
}

import { Button } from '../../ui/Button.tsx';
import { copyLink } from './copy-text.ts';
import type { Shared } from './ShareBar.tsx';

/**
 * Shares the filtered list: through the share sheet on touch devices that have one, else by copying the address. Absent
 * without scripts; the address bar has the same address.
 */
export function ShareSelection(shared: Shared) {
  const share = async () => {
    if ('share' in navigator && matchMedia('(hover: none)').matches) {
      // Closing the share sheet rejects the promise; that is no error.
      await navigator.share(shared).catch(() => {});
      return;
    }
    await copyLink(shared.url);
  };
  return (
    <Button variant="outline" icon="link" iconFirst onClick={share}>
      Deel deze keuze
    </Button>
  );
}

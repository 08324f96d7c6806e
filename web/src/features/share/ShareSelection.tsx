import { Button } from '../../ui/Button.tsx';
import { copyLink } from './copy-text.ts';
import type { Shared } from './ShareBar.tsx';

/**
 * Passes on what a list is narrowed to: by the sheet of the device where one touches and there is one, else as an address
 * to paste. Without scripts it is not there, and the address bar has the same address.
 */
export function ShareSelection(shared: Shared) {
  const share = async () => {
    if ('share' in navigator && matchMedia('(hover: none)').matches) {
      // A visitor who closes the sheet again rejects the promise, which is no error.
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

import { useState } from 'react';
import { island } from '../../islands/island.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { TitledSection, takeFocus } from '../../ui/styles/elements.tsx';
import styles from './OfflineDownload.module.css';
import { leaveWorker } from './site-worker.ts';

/** After confirmation, deletes all data that this site has stored in the browser, except the data of a hall screen. */
export const WipeDevice = island('WipeDevice', Wiping, { when: 'touch' });

function Wiping() {
  const [outcome, setOutcome] = useState<'wiped' | 'failed'>();
  const wipe = async () => {
    try {
      wipeStorage(window);
      if ('serviceWorker' in navigator) await leaveWorker();
      setOutcome('wiped');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <TitledSection className={styles.place} titleClass={styles.title} title="Maak dit toestel leeg">
      {outcome === undefined ? (
        <ConfirmButton
          action="Wis alles"
          before={<p>Je stapel, je keuzes, wat je in formulieren typte en het programma dat je meenam.</p>}
          question="Wat hier staat, staat nergens anders. Wis je het, dan is het weg."
          confirm="Ja, wis alles"
          onConfirm={wipe}
        />
      ) : (
        <p ref={takeFocus} tabIndex={-1} role="status">
          {outcome === 'wiped'
            ? 'Alles is gewist. Kom je nog eens langs, dan begint het opnieuw.'
            : 'Je browser laat dit niet toe. Wis de gegevens van deze site in zijn instellingen.'}
        </p>
      )}
    </TitledSection>
  );
}

type Tab = Pick<Window, 'localStorage' | 'sessionStorage' | 'dispatchEvent'>;

/** The prefix of the storage keys of hall screens (features/live/live-response.ts). */
const OF_HALL_SCREEN = '/live';

/** Deletes the data that pages have stored, and updates this page. Throws if the browser denies access to storage. */
export function wipeStorage(tab: Tab): void {
  tab.sessionStorage.clear();
  for (const key of Object.keys(tab.localStorage)) {
    if (!key.startsWith(OF_HALL_SCREEN)) tab.localStorage.removeItem(key);
  }
  // Browsers fire `storage` only in other tabs, so fire it here too.
  tab.dispatchEvent(new Event('storage'));
}

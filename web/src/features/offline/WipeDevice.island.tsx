import { useState } from 'react';
import { island } from '../../islands/island.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { TitledSection, takeFocus } from '../../ui/styles/elements.tsx';
import { leaveWorker } from './site-worker.ts';
import styles from './TakeAlong.module.css';

/** Takes all that this site keeps off the device, after a question. What a screen of the hall keeps is not a visitor's. */
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
        <AskFirst
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

/** What a screen of the hall keeps of its schedule, by the address that it asks (features/live/live-answer.ts). */
const OF_A_SCREEN = '/live';

/** Deletes what pages keep in a browser's storages, and tells what is shown of it. Throws where the browser refuses. */
export function wipeStorage(tab: Tab): void {
  tab.sessionStorage.clear();
  for (const key of Object.keys(tab.localStorage)) {
    if (!key.startsWith(OF_A_SCREEN)) tab.localStorage.removeItem(key);
  }
  // Other tabs are told by the browser, this one is not.
  tab.dispatchEvent(new Event('storage'));
}

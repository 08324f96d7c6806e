import { useState } from 'react';
import { island } from '../../islands/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/elements.tsx';
import { leaveWorker } from './site-worker.ts';
import styles from './TakeAlong.module.css';

/** `spared`: it was asked, and nothing is wiped. */
type State = 'idle' | 'asking' | 'spared' | 'wiped' | 'failed';

/** Takes all that this site keeps off the device, after a question. What a screen of the hall keeps is not a visitor's. */
export const WipeDevice = island('WipeDevice', Wiping, { when: 'touch' });

function Wiping() {
  const [state, setState] = useState<State>('idle');
  const wipe = async () => {
    try {
      wipeStorage(window);
      if ('serviceWorker' in navigator) await leaveWorker();
      setState('wiped');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={styles.place} aria-labelledby="wis-alles">
      <h2 id="wis-alles" className={styles.title}>
        Maak dit toestel leeg
      </h2>
      {(state === 'idle' || state === 'spared') && (
        <>
          <p>Je stapel, je keuzes, wat je in formulieren typte en het programma dat je meenam.</p>
          <Button
            variant="outline"
            ref={state === 'spared' ? takeFocus : undefined}
            onClick={() => setState('asking')}
          >
            Wis alles
          </Button>
        </>
      )}
      {state === 'asking' && (
        <>
          <p ref={takeFocus} tabIndex={-1}>
            Wat hier staat, staat nergens anders. Wis je het, dan is het weg.
          </p>
          <Button variant="red" onClick={wipe}>
            Ja, wis alles
          </Button>
          <Button variant="outline" onClick={() => setState('spared')}>
            Laat staan
          </Button>
        </>
      )}
      {(state === 'wiped' || state === 'failed') && (
        <p ref={takeFocus} tabIndex={-1} role="status">
          {state === 'wiped'
            ? 'Alles is gewist. Kom je nog eens langs, dan begint het opnieuw.'
            : 'Je browser laat dit niet toe. Wis de gegevens van deze site in zijn instellingen.'}
        </p>
      )}
    </section>
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

import { useState } from 'react';
import type { OfflineNews } from '../../domain/pages/offline.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledSection, takeFocus } from '../../ui/styles/elements.tsx';
import { makeInstallOffer, useInstallOffer } from './install-offer.ts';
import { takeAlong } from './site-worker.ts';
import styles from './TakeAlong.module.css';
import { type Held, useHeld } from './use-held.ts';

/** Takes the programme along, and says how much of it is on this device and of when. */
export function TakeAlong({ hasSaved }: { hasSaved: boolean }) {
  const held = useHeld();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<'refused' | 'away'>();
  if (!('serviceWorker' in navigator)) return null;
  const { programme, texts } = held;
  const isWhole = [programme, texts].every((news) => news && 'bytes' in news);
  const failed = isWhole ? undefined : (refusal ?? failureOf(programme) ?? failureOf(texts));
  const take = () => {
    setAsked(true);
    setRefusal(undefined);
    void takeAlong().then(setRefusal);
  };
  return (
    <TitledSection className={styles.place} titleClass={styles.title} title="Zonder netwerk">
      {/* The button that was pressed goes when all is there. */}
      <p role="status" ref={isAsked && isWhole ? takeFocus : undefined} tabIndex={-1}>
        {failed ? FAILED[failed] : heldWords(held, isWhole)}
      </p>
      {!isWhole && (
        <Button busy={isAsked && failed === undefined} onClick={take}>
          {isAsked && failed === undefined ? 'Even geduld…' : 'Neem het programma mee'}
        </Button>
      )}
      {hasSaved && <InstallButton />}
    </TitledSection>
  );
}

const FAILED = {
  full: 'Er is geen plaats meer op dit toestel. Maak wat vrij en probeer het opnieuw.',
  away: 'We kunnen het programma nu niet ophalen. Probeer het opnieuw zodra er een netwerk is.',
  refused: 'Je browser laat niet toe dat het programma op dit toestel staat.',
} as const;

const failureOf = (news: OfflineNews | undefined) => (news && 'failed' in news ? news.failed : undefined);

/** «Het programma staat op dit toestel, ook voor als er geen netwerk is: 812 kB, stand van zo 26 okt 09:40.» */
export function heldWords({ programme, texts }: Held, isWhole: boolean): string {
  if (!programme || !('bytes' in programme)) {
    return 'In de zalen valt het netwerk soms weg. Neem het programma mee, dan lees je het ook zonder.';
  }
  const bytes = programme.bytes + (texts && 'bytes' in texts ? texts.bytes : 0);
  const what = isWhole ? 'Het hele programma staat' : 'Het programma staat zonder de teksten';
  // With its day: the clock of the device may be wrong, and «gisteren» with it.
  const asOf = formatShortMoment(new Date(programme.storedAt));
  return `${what} op dit toestel: ${Math.ceil(bytes / 1_000).toLocaleString('nl-BE')} kB, stand van ${asOf}.`;
}

/** The browser's own offer, which it made when nobody had asked: here it is only made to who saved something. */
function InstallButton() {
  const offer = useInstallOffer();
  const [isMade, setMade] = useState(false);
  if (offer === undefined || isMade) return null;
  const install = () => {
    setMade(true);
    makeInstallOffer();
  };
  return (
    <Button variant="outline" onClick={install}>
      Zet Boektopia op je beginscherm
    </Button>
  );
}

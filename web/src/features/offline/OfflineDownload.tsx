import { useState } from 'react';
import type { OfflineNews } from '../../domain/pages/offline.ts';
import { formatShortMoment } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledSection, takeFocus } from '../../ui/styles/elements.tsx';
import { showInstallPrompt, useInstallPrompt } from './install-offer.ts';
import styles from './OfflineDownload.module.css';
import { downloadProgramme } from './site-worker.ts';
import { type Downloads, useDownloads } from './use-downloads.ts';

/** A button that downloads the programme for offline use, and text with the snapshot time of the data. */
export function OfflineDownload({ hasSaved }: { hasSaved: boolean }) {
  const downloads = useDownloads();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<'refused' | 'away'>();
  if (!('serviceWorker' in navigator)) return null;
  const { programme, texts } = downloads;
  const isWhole = [programme, texts].every((news) => news && 'storedAt' in news);
  const failed = isWhole ? undefined : (refusal ?? failureOf(programme) ?? failureOf(texts));
  const take = () => {
    setAsked(true);
    setRefusal(undefined);
    void downloadProgramme().then(setRefusal);
  };
  return (
    <TitledSection className={styles.place} titleClass={styles.title} title="Zonder netwerk">
      {/* The pressed button disappears after the download, so move the focus here. */}
      <p role="status" ref={isAsked && isWhole ? takeFocus : undefined} tabIndex={-1}>
        {failed ? FAILED[failed] : downloadWords(downloads, isWhole)}
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

/** Returns «Het hele programma staat op dit toestel, stand van zo 26 okt 09:40.» */
export function downloadWords({ programme }: Downloads, isWhole: boolean): string {
  if (!programme || !('storedAt' in programme)) {
    return 'In de zalen valt het netwerk soms weg. Neem het programma mee, dan lees je het ook zonder.';
  }
  const what = isWhole ? 'Het hele programma staat' : 'Het programma staat zonder de teksten';
  // Always includes the date: with a wrong device clock, a word such as «gisteren» would be wrong.
  const asOf = formatShortMoment(new Date(programme.storedAt));
  return `${what} op dit toestel, stand van ${asOf}.`;
}

/** Shows the browser's deferred install prompt, only to visitors who saved something. */
function InstallButton() {
  const offer = useInstallPrompt();
  const [isMade, setMade] = useState(false);
  if (offer === undefined || isMade) return null;
  const install = () => {
    setMade(true);
    showInstallPrompt();
  };
  return (
    <Button variant="outline" onClick={install}>
      Zet Boektopia op je beginscherm
    </Button>
  );
}

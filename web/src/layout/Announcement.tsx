import type { ReactNode } from 'react';
import { useKeptChoice } from '../features/now/kept-choice.ts';
import { useHydrated } from '../ui/hydration.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

/**
 * Under which name a device keeps the words of the announcement that was put away: other words are another one. A device
 * that keeps nothing shows it again on the next document.
 */
const PUT_AWAY = 'mededeling';

/**
 * Runs in the page before it is painted, as text: an announcement that was put away on this device would else be seen
 * until the scripts come, and everything below it would move.
 */
const HIDE_EARLY = `{let s=document.currentScript.parentNode;try{s.hidden=localStorage.getItem('${PUT_AWAY}')===s.dataset.words}catch{}}`;

type AnnouncementProps = {
  /** Its words, by which a device knows it. */
  words: string;
  /** Whether everyone must know of it now: then it stays. */
  urgent: boolean;
  children: ReactNode;
};

/** What the editors tell on every page. It can be put away for as long as its words are the same; not where it is urgent. */
export function Announcement({ words, urgent, children }: AnnouncementProps) {
  const hydrated = useHydrated();
  const [putAway, keepPutAway] = useKeptChoice(PUT_AWAY, 'localStorage');
  return (
    <section
      className={styles.announcement}
      aria-label="Mededeling"
      hidden={!urgent && putAway === words}
      data-words={urgent ? undefined : words}
      // The script below may have hidden it before.
      suppressHydrationWarning
    >
      {children}
      {!urgent && (
        <>
          <script suppressHydrationWarning>{HIDE_EARLY}</script>
          <button
            type="button"
            className={styles.putAway}
            data-ready={hydrated || undefined}
            onClick={() => keepPutAway(words)}
          >
            <Icon name="close" label="Verberg de mededeling" />
          </button>
        </>
      )}
    </section>
  );
}

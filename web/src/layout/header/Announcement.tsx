import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { RichText as Text } from '../../domain/pages/body/block.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PUT_AWAY } from './announcement.browser.ts';
import styles from './Header.module.css';

/**
 * Runs in the page before it is painted, as text: an announcement that was put away on this device would else be seen
 * until the scripts come, and everything below it would move.
 */
const HIDE_EARLY = `{let s=document.currentScript.parentNode;try{s.hidden=localStorage.getItem('${PUT_AWAY}')===s.dataset.words}catch{}}`;

type AnnouncementProps = {
  /** A browser knows it by its words. */
  text: Text;
  /** Whether everyone must know of it now: then it stays. */
  urgent: boolean;
};

/** What the editors tell on every page. It can be put away for as long as its words are the same; not where it is urgent. */
export function Announcement({ text, urgent }: AnnouncementProps) {
  return (
    <section
      className={styles.announcement}
      aria-label="Mededeling"
      data-words={urgent ? undefined : plainText(text)}
    >
      <RichText document={text} />
      {!urgent && (
        <>
          <script>{HIDE_EARLY}</script>
          <button type="button" className={styles.putAway} data-put-away>
            <Icon name="close" label="Verberg de mededeling" />
          </button>
        </>
      )}
    </section>
  );
}

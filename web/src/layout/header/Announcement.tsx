import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { RichText as Text } from '../../domain/pages/body/block.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PUT_AWAY } from './announcement.browser.ts';
import styles from './Header.module.css';

/**
 * Inline script that hides a dismissed announcement before the first paint. Hiding the announcement later, once scripts
 * have loaded, would shift everything below it.
 */
const HIDE_EARLY = `{let s=document.currentScript.parentNode;try{s.hidden=localStorage.getItem('${PUT_AWAY}')===s.dataset.words}catch{}}`;

type AnnouncementProps = {
  /** The text of the announcement, by which the browser recognizes a dismissed one. */
  text: Text;
  /** Whether visitors cannot dismiss the announcement. */
  urgent: boolean;
};

/** The editors' announcement on every page. Visitors can dismiss it until its text changes, unless it is urgent. */
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

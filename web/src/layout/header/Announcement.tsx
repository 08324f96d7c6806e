import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { RichText as Text } from '../../domain/pages/body/block.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PUT_AWAY } from './announcement.browser.ts';
import styles from './Header.module.css';

/**
 * Inline script that runs before the first paint: a dismissed announcement would otherwise be visible until the scripts
 * load, and then shift everything below it.
 */
const HIDE_EARLY = `{let s=document.currentScript.parentNode;try{s.hidden=localStorage.getItem('${PUT_AWAY}')===s.dataset.words}catch{}}`;

type AnnouncementProps = {
  /** A dismissed announcement is recognized by this text. */
  text: Text;
  /** Whether it is urgent; if so, it cannot be dismissed. */
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

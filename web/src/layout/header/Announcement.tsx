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

/**
 * The editors' announcement on every page. Visitors can dismiss it until its text changes: the browser recognizes a
 * dismissed announcement by `data-words`.
 */
export function Announcement({ text }: { text: Text }) {
  return (
    <section className={styles.announcement} aria-label="Mededeling" data-words={plainText(text)}>
      <RichText document={text} />
      <script>{HIDE_EARLY}</script>
      <button type="button" className={styles.putAway} data-put-away>
        <Icon name="close" label="Verberg de mededeling" />
      </button>
    </section>
  );
}

/** An urgent announcement, which visitors cannot dismiss. */
export function UrgentAnnouncement({ text }: { text: Text }) {
  return (
    <section className={styles.announcement} aria-label="Dringende mededeling">
      <RichText document={text} />
    </section>
  );
}

import { useId } from 'react';
import { TEXTS } from '../../domain/pages/texts.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './ShareBar.module.css';

/**
 * «Delen:», links to two social networks, and a button that copies the page's URL. If the device has a share sheet,
 * another button opens it. Without scripts there are only the links; `share.browser.ts` handles the buttons.
 */
export function ShareBar(page: Shared) {
  const labelId = useId();
  return (
    <div className={styles.bar}>
      <p className={styles.label} id={labelId}>
        {TEXTS.share}
      </p>
      <ul role="list" className={styles.ways} aria-labelledby={labelId}>
        {shareLinks(page).map(({ network, label, icon, href }) => (
          <li key={network}>
            <Anchor href={href} newTab className={styles.network}>
              <Icon name={icon} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </Anchor>
          </li>
        ))}
        {/* Reserves the space of buttons that need a script, so that the layout does not shift. */}
        <li className={styles.native}>
          <button
            type="button"
            className={styles.network}
            data-share={page.url}
            data-title={page.title}
            hidden
          >
            <Icon name="share" />
            <VisuallyHidden>Deel met een app</VisuallyHidden>
          </button>
        </li>
        <li className={styles.copy}>
          <CopyLink url={page.url} />
        </li>
      </ul>
    </div>
  );
}

/** A button that copies an address and reports the result. `share.browser.ts` handles the click, even in an island. */
export function CopyLink({ url }: { url: string }) {
  return (
    <Button variant="outline" icon="link" iconFirst data-copy={url}>
      Kopieer de link
    </Button>
  );
}

/** A page to share: its full URL and its title. */
export type Shared = { url: string; title: string };

export type ShareLink = { network: string; label: string; icon: IconName; href: string };

/** Returns links to the social networks. They are plain links, so that nothing loads from these networks. */
export function shareLinks({ url, title }: Shared): readonly ShareLink[] {
  return [
    {
      network: 'Facebook',
      label: 'Deel op Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      network: 'WhatsApp',
      label: 'Deel via WhatsApp',
      icon: 'whatsapp',
      // WhatsApp does not decode a plus as a space.
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
  ];
}

import { useId } from 'react';
import { TEXTS } from '../../domain/pages/texts.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames, VisuallyHidden } from '../../ui/elements.tsx';
import { useHydrated } from '../../ui/hydration.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { copyText, NOT_COPIED } from './copy-text.ts';
import styles from './ShareBar.module.css';

/**
 * «Delen:» with links to two networks, a button that copies the address and, where the device has a share sheet, a
 * button that opens it. Without scripts only the links are there.
 */
export function ShareBar(page: Shared) {
  const hydrated = useHydrated();
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
        {/* What needs a script has its space from the start, so that nothing moves when it comes. */}
        <li className={styles.native}>{hydrated && 'share' in navigator && <NativeShare {...page} />}</li>
        <li className={classNames(styles.copy, !hydrated && styles.waiting)}>
          <CopyLink url={page.url} />
        </li>
      </ul>
    </div>
  );
}

/** Copies an address, and says whether that worked. */
export function CopyLink({ url }: { url: string }) {
  const say = useToast();
  const copy = async () => {
    say((await copyText(url)) ? TEXTS.linkCopied : NOT_COPIED);
  };
  return (
    <Button variant="outline" icon="link" iconFirst onClick={copy}>
      Kopieer de link
    </Button>
  );
}

function NativeShare(page: Shared) {
  // A visitor who closes the sheet again rejects the promise, which is no error.
  const share = () => navigator.share(page).catch(() => {});
  return (
    <button type="button" className={styles.network} onClick={share}>
      <Icon name="share" />
      <VisuallyHidden>Deel met een app</VisuallyHidden>
    </button>
  );
}

/** A page as it is passed on: its whole address, and its title. */
export type Shared = { url: string; title: string };

export type ShareLink = { network: string; label: string; icon: IconName; href: string };

/** The two networks on which visitors share pages. They are plain links, so nothing of these networks loads here. */
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
      // A plus is a plus to WhatsApp, and not a space.
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
  ];
}

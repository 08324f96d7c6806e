import { useId } from 'react';
import { TEXTS } from '../../domain/pages/texts.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { copyText } from './copy-text.ts';
import styles from './ShareBar.module.css';
import { type Shared, shareLinks } from './share-links.ts';

/**
 * «Delen:» — links to two networks, and a button that copies the address; where the device can pass things on
 * itself, a button for that. Without scripts the links are there.
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
        {/* The room of what needs a script is kept, so that nothing moves when it comes. */}
        <li className={styles.native}>{hydrated && 'share' in navigator && <NativeShare {...page} />}</li>
        <li className={classNames(styles.copy, !hydrated && styles.waiting)}>
          <CopyLink url={page.url} />
        </li>
      </ul>
    </div>
  );
}

function CopyLink({ url }: { url: string }) {
  const say = useToast();
  const copy = async () => {
    say((await copyText(url)) ? TEXTS.linkCopied : 'Kopiëren lukte niet: neem de url uit de adresbalk');
  };
  return (
    <Button variant="outline" icon="link" iconFirst onClick={copy}>
      Kopieer de link
    </Button>
  );
}

function NativeShare(page: Shared) {
  // Who changes their mind and closes the sheet has not met an error.
  const share = () => navigator.share(page).catch(() => {});
  return (
    <button type="button" className={styles.network} onClick={share}>
      <Icon name="share" />
      <VisuallyHidden>Deel met een app</VisuallyHidden>
    </button>
  );
}

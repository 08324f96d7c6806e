import { type LabelledLink, safeHref } from '../domain/pages/body/link.ts';
import { Button } from '../ui/Button.tsx';
import styles from './LinkButtons.module.css';

type LinkButtonsProps = {
  links: readonly LabelledLink[];
  /** Whether the buttons are on a dark background. */
  onDark?: boolean;
};

/** An editor's links as a row of buttons. The first button is the most prominent. */
export function LinkButtons({ links, onDark = false }: LinkButtonsProps) {
  const usable = links.flatMap(({ uid, label, link }) => {
    const href = safeHref(link.href);
    return href === undefined ? [] : [{ uid, label, href, newTab: link.newTab }];
  });
  if (usable.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {usable.map(({ uid, label, href, newTab }, index) => (
        <Button
          key={uid}
          href={href}
          newTab={newTab}
          variant={index > 0 ? 'outline' : onDark ? 'white' : 'ink'}
          icon={/^https?:/i.test(href) ? 'external' : undefined}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

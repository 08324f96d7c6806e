import { type LabelledLink, safeHref } from '../domain/pages/link.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import styles from './LinkButtons.module.css';

/** What the buttons stand on: paper and the light colours, or a dark field. */
export type Ground = 'light' | 'dark';

const FIRST: Record<Ground, ButtonVariant> = { light: 'ink', dark: 'white' };

/** An editor's links as a row of buttons; the first is the loud one. */
export function LinkButtons({
  links,
  ground = 'light',
}: {
  links: readonly LabelledLink[];
  ground?: Ground;
}) {
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
          variant={index === 0 ? FIRST[ground] : 'outline'}
          icon={/^https?:/i.test(href) ? 'external' : undefined}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

import { type LabelledLink, safeHref } from '../domain/pages/body/link.ts';
import { ButtonTo } from '../ui/Button.tsx';
import styles from './LinkButtons.module.css';

type LinkButtonsProps = {
  links: readonly LabelledLink[];
  /** Whether the buttons are on a dark background. */
  onDark?: boolean;
};

/** An editor's links as a row of buttons. The first button is the most prominent. */
export function LinkButtons({ links, onDark = false }: LinkButtonsProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {links.map(({ uid, label, link }, index) => (
        <ButtonTo
          key={uid}
          link={link && safeHref(link.href) !== undefined ? link : undefined}
          variant={index > 0 ? 'outline' : onDark ? 'white' : 'ink'}
          icon={link && /^https?:/i.test(link.href) ? 'external' : undefined}
        >
          {label}
        </ButtonTo>
      ))}
    </div>
  );
}

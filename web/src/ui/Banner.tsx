import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './Banner.module.css';
import { takeFocus } from './elements.tsx';
import { Icon, type IconName } from './Icon.tsx';

type BannerTone = 'error' | 'success' | 'notice';

const TONES: Record<BannerTone, { colour: ColourName; icon?: IconName }> = {
  error: { colour: 'red', icon: 'alert' },
  success: { colour: 'green', icon: 'check' },
  notice: { colour: 'pink' },
};

type BannerProps = {
  tone: BannerTone;
  title: string;
  children?: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
  /** Whether it replaces the element that had the focus, and takes it. */
  focused?: boolean;
};

/** A message that must be known now. An error is read out at once, the others in their turn. */
export function Banner({ tone, title, children, action, focused = false }: BannerProps) {
  const { colour, icon } = TONES[tone];
  // A message that takes the focus is read out for that reason. As a live region it would be read twice.
  const spoken = focused
    ? { ref: takeFocus, tabIndex: -1 }
    : { role: tone === 'error' ? ('alert' as const) : ('status' as const) };
  return (
    <div {...spoken} className={styles.banner} data-tone={tone} data-colour={colour}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {action}
    </div>
  );
}

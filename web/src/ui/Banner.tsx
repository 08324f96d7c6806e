import type { ReactNode } from 'react';
import type { ColourName } from '../domain/palette.ts';
import styles from './Banner.module.css';
import { takeFocus } from './elements.tsx';
import { Icon, type IconName } from './Icon.tsx';

export type BannerTone = 'error' | 'success' | 'notice';

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
  /** It stands where the thing was that had the focus. */
  focused?: boolean;
};

/** Something that must be known now. An error is a page torn off; it is read at once, the others in their turn. */
export function Banner({ tone, title, children, action, focused = false }: BannerProps) {
  const { colour, icon } = TONES[tone];
  // What takes the focus is read because of that: a live region would have it read twice.
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

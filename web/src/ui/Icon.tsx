import { classNames } from './elements.tsx';
import styles from './Icon.module.css';
import icons from './icons.svg?url';

/**
 * Every icon there is, in the order in which icons.svg draws them: by hand on a grid of 24 with square ends, so that
 * they stand beside the heavy type.
 */
export const ICON_NAMES = [
  'menu',
  'close',
  'search',
  'arrow-left',
  'arrow-right',
  'chevron',
  'plus',
  'minus',
  'filter',
  'ticket',
  'print',
  'external',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'whatsapp',
  'link',
  'share',
  'check',
  'alert',
  'play',
  'clock',
  'pin',
  'heart',
  'calendar',
  'bookmark',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** An icon as tall as a line of text. Decoration unless `label` says what it means. */
export function Icon({ name, label, filled = false }: { name: IconName; label?: string; filled?: boolean }) {
  const className = classNames(styles.icon, filled && styles.filled);
  const drawn = <use href={`${icons}#${name}`} />;
  if (label === undefined) {
    return (
      <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
        {drawn}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={label} focusable="false">
      {drawn}
    </svg>
  );
}

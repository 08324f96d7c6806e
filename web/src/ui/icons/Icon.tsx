import { classNames } from '../styles/elements.tsx';
import styles from './Icon.module.css';
import icons from './icons.svg?url';

/** All icons, in the order of icons.svg. Their grid is 24 units; line ends are square, to match the heavy type. */
export const ICON_NAMES = [
  'menu',
  'close',
  'search',
  'arrow-left',
  'arrow-right',
  'chevron',
  'plus',
  'filter',
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
  'calendar',
  'bookmark',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** An icon as tall as a line of text. It is decorative unless `label` states its meaning. */
export function Icon({ name, label, filled = false }: { name: IconName; label?: string; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, filled && styles.filled)}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Icon } from './icons/Icon.tsx';
import { announced } from './styles/elements.tsx';

type BannerProps = {
  tone: 'error' | 'notice';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether the banner takes the focus from the element that it replaces. */
  focused?: boolean;
};

/** An important message. An error interrupts screen readers; a notice does not. */
export function Banner({ tone, title, children, action, focused = false }: BannerProps) {
  const isError = tone === 'error';
  return (
    <div
      {...announced(focused, isError ? 'alert' : 'status')}
      className={styles.banner}
      data-tone={tone}
      data-colour={isError ? 'red' : 'pink'}
    >
      {isError && (
        <span className={styles.sign}>
          <Icon name="alert" />
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

import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Icon } from './icons/Icon.tsx';
import { announced } from './styles/elements.tsx';

type BannerProps = {
  tone: 'error' | 'notice';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether it takes the focus from the element that it replaces. */
  focused?: boolean;
};

/** An important message. Screen readers interrupt for an error, but not for a notice. */
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

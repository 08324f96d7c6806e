import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ToastRegion.module.css';

/** A message that comes and goes. The same words said again are another message. */
export type ToastMessage = { id: number; words: string };

/** How long a toast is shown, in ms; how far it is swiped away, in px; the key that leads to it (spec §9). */
export const TOAST = { duration: 5000, swipeThreshold: 50, hotkey: ['F8'] };

const SHOWN: CSSProperties & Record<'--duration', string> = { '--duration': `${TOAST.duration}ms` };

/**
 * The one toast that is shown. It waits while it is pointed at or has the focus; one that was closed so would have the next of
 * the same provider wait for good.
 */
export function ToastRegion({ message }: { message: ToastMessage }) {
  return <Shown key={message.id} words={message.words} />;
}

/** Its time begins with it: it comes once its place is there, since it is not drawn before. */
function Shown({ words }: { words: string }) {
  const [hasPlace, setHasPlace] = useState(false);
  useEffect(() => setHasPlace(true), []);
  return (
    <Provider
      label="Melding:"
      duration={TOAST.duration}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThreshold}
    >
      {hasPlace && (
        <Root className={styles.toast} style={SHOWN}>
          <Title className={styles.words}>{words}</Title>
          <Close className={styles.close} aria-label="Sluit de melding">
            <Icon name="close" />
          </Close>
        </Root>
      )}
      <Viewport className={styles.region} hotkey={TOAST.hotkey} label="Meldingen ({hotkey})" />
    </Provider>
  );
}

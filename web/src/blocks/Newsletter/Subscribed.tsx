import { takeFocus } from '../../ui/elements.tsx';
import styles from './Subscribed.module.css';

type SubscribedProps = {
  /** What the server answered. */
  message: string;
  /** What happens next. */
  children: string;
  /** It stands where the form was that had the focus. */
  focused: boolean;
};

/** In the place of the address that was filled in: what to do now. */
export function Subscribed({ message, children, focused }: SubscribedProps) {
  // What takes the focus is read because of that: a live region would have it read twice.
  const spoken = focused ? { ref: takeFocus, tabIndex: -1 } : { role: 'status' as const };
  return (
    <div {...spoken} className={styles.subscribed}>
      <p className={styles.message}>{message}</p>
      <p>{children}</p>
    </div>
  );
}

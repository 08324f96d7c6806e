import { Icon } from '../ui/Icon.tsx';
import styles from './MenuButton.module.css';

/** The menu's id, by which its buttons find it: it is a popover, which opens and closes without scripts. */
export const MENU = 'menu';

/** Opens or closes the menu of a phone; where the whole menu fits on the screen it is not there. */
export function MenuButton({ action }: { action: 'show' | 'hide' }) {
  return (
    <button
      className={styles.button}
      type="button"
      popoverTarget={MENU}
      popoverTargetAction={action === 'hide' ? action : undefined}
      data-action={action}
    >
      {action === 'show' ? 'Menu' : 'Sluit menu'}
      <Icon name={action === 'show' ? 'menu' : 'close'} />
    </button>
  );
}

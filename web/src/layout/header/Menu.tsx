import type { HeaderButton } from '../../domain/edition/season-buttons.ts';
import type { Header } from '../../domain/pages/site-frame.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkList } from '../LinkList.tsx';
import styles from './Menu.module.css';
import { NavPanel } from './NavPanel.tsx';

type MenuProps = { header: Header; button: HeaderButton | undefined; now: Date };

/** The main navigation: a full-screen menu on phones, one line in the header on wider screens. */
export function Menu({ header, button, now }: MenuProps) {
  return (
    <nav id={MENU} className={styles.menu} popover="auto" aria-label="Hoofdmenu">
      <MenuButton action="hide" />
      <ul className={styles.primary} role="list">
        {header.links.map((link) => (
          <li key={link.uid}>
            {link.kind === 'dropdown' ? (
              <NavPanel dropdown={link} now={now} />
            ) : (
              <Anchor className={styles.link} {...link.link}>
                {link.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {button && (
        <p className={styles.tickets} data-colour="paper">
          <Button {...button.link} variant="red">
            {button.label}
          </Button>
        </p>
      )}
      {header.topLinks.length > 0 && <LinkList className={styles.top} links={header.topLinks} />}
    </nav>
  );
}

/** The id by which buttons refer to the menu. The menu is a popover, which opens and closes without scripts. */
const MENU = 'menu';

/** A button that opens or closes the menu on phones. It is hidden on screens where the header shows the whole menu. */
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

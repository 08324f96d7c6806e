import type { Header } from '../../domain/pages/site-frame.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkList } from '../LinkList.tsx';
import styles from './Menu.module.css';
import { NavPanel } from './NavPanel.tsx';

/** Where the site leads. A sheet that opens on a phone, a line in the header where there is room. */
export function Menu({ header, now }: { header: Header; now: Date }) {
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
      {header.tickets && (
        <p className={styles.tickets} data-colour="paper">
          <Button {...header.tickets} variant="red">
            Tickets
          </Button>
        </p>
      )}
      {header.topLinks.length > 0 && <LinkList className={styles.top} links={header.topLinks} />}
    </nav>
  );
}

/** The menu's id, by which its buttons find it: it is a popover, which opens and closes without scripts. */
const MENU = 'menu';

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

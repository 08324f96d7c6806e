import type { Header, NavLink } from '../domain/pages/site-frame.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Menu.module.css';
import { MENU, MenuButton } from './MenuButton.tsx';
import { NavPanel } from './NavPanel.tsx';
import { useDropdowns } from './useDropdowns.ts';

/** Where the site leads. A sheet that opens on a phone, a line in the header where there is room. */
export function Menu({ header, now }: { header: Header; now: Date }) {
  const navigation = useDropdowns();
  return (
    <nav ref={navigation} id={MENU} className={styles.menu} popover="auto" aria-label="Hoofdmenu">
      <MenuButton action="hide" />
      <ul className={styles.primary} role="list">
        {header.links.map((link) => (
          <li key={link.uid}>
            <PrimaryLink link={link} now={now} />
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
      {header.topLinks.length > 0 && (
        <ul className={styles.top} role="list">
          {header.topLinks.map(({ uid, label, link }) => (
            <li key={uid}>
              <Anchor {...link}>{label}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function PrimaryLink({ link, now }: { link: NavLink; now: Date }) {
  if (link.kind === 'dropdown') return <NavPanel dropdown={link} now={now} />;
  return (
    <Anchor className={styles.link} {...link.link}>
      {link.label}
    </Anchor>
  );
}

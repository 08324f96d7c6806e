import type { ReactNode } from 'react';
import type { PageColour } from '../domain/colour.ts';
import type { Header as HeaderContent, NavLink } from '../domain/frame.ts';
import { BASE } from '../domain/paths.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { NavPanel } from './NavPanel.tsx';
import { useDropdowns } from './useDropdowns.ts';

type HeaderProps = {
  header: HeaderContent;
  announcement?: ReactNode;
  now: Date;
  /** The colour of the page's top; the header stands on the same field. */
  field?: PageColour;
  /** The home page shows the name itself. */
  showLogo: boolean;
};

/** The top of every page. Without JavaScript the menu is a popover and the panels are details; both just work. */
export function Header({ header, announcement, now, field, showLogo }: HeaderProps) {
  const navigation = useDropdowns();
  return (
    <header className={styles.header} data-colour={field ?? 'none'} data-logo={showLogo || undefined}>
      {announcement && (
        <section className={styles.announcement} aria-label="Mededeling">
          {announcement}
        </section>
      )}
      <div className={styles.bar}>
        {showLogo && <Logo />}
        <button className={styles.menuButton} type="button" popoverTarget="menu">
          Menu
          <Icon name="menu" />
        </button>
        <nav ref={navigation} id="menu" className={styles.menu} popover="auto" aria-label="Hoofdmenu">
          <button
            className={styles.closeButton}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            Sluit menu
            <Icon name="close" />
          </button>
          <ul className={styles.primary} role="list">
            {header.links.map((link) => (
              <li key={link.uid}>
                <PrimaryLink link={link} now={now} />
              </li>
            ))}
          </ul>
          {header.tickets && (
            <p className={styles.menuTickets} data-colour="paper">
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
        <Anchor className={styles.search} href={BASE.search}>
          <Icon name="search" />
          <span>Zoeken</span>
        </Anchor>
        {header.tickets && (
          <Anchor className={styles.tickets} {...header.tickets}>
            Tickets
          </Anchor>
        )}
      </div>
    </header>
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

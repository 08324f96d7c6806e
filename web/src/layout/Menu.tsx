import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Header, NavLink } from '../domain/pages/site-frame.ts';
import { dayOf } from '../domain/time/brussels.ts';
import { useLostNavigation } from '../features/navigation/lost-navigation.ts';
import { usePendingPath } from '../features/navigation/use-pending-path.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useContent } from '../ui/written-once.tsx';
import styles from './Menu.module.css';
import { NavPanel } from './NavPanel.tsx';

/** Where the site leads. A sheet that opens on a phone, a line in the header where there is room. */
export function Menu({ header, now }: { header: Header; now: Date }) {
  const navigation = useDropdowns();
  const content = useContent(['menu', header, dayOf(now)], () => (
    <>
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
    </>
  ));
  return (
    <nav
      ref={navigation}
      id={MENU}
      className={styles.menu}
      popover="auto"
      aria-label="Hoofdmenu"
      // Whoever leaves the sheet of a phone by the keyboard would go on behind it.
      onBlur={({ currentTarget: sheet, relatedTarget }) => {
        if (relatedTarget === null || sheet.contains(relatedTarget)) return;
        if (sheet.matches(':popover-open')) sheet.hidePopover();
      }}
      {...content}
    />
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

/**
 * What `<details name>` does not do by itself: Escape closes the open panel and gives the focus back to its
 * button; a click outside closes it, and so does the focus that goes on, or going to another page.
 */
function useDropdowns(): RefObject<HTMLElement | null> {
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const openPanel = () =>
      navigation.current?.querySelector<HTMLDetailsElement>('details[open]') ?? undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const panel = openPanel();
      if (event.key !== 'Escape' || !panel) return;
      // The menu on a phone is a popover and closes on Escape too: one thing at a time.
      event.preventDefault();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const closeFrom = ({ target }: Event) => {
      const panel = openPanel();
      // In the menu of a phone the panels push aside what follows, and cover nothing. One that closed would pull the
      // link below it from under the finger that is on its way to press it.
      if (!panel || navigation.current?.matches(':popover-open')) return;
      if (target instanceof Node && !panel.contains(target)) panel.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeFrom);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, closeFrom);
    };
  }, []);

  // What is said of a page that is slow, or does not come, stands on the page behind the menu.
  const pending = usePendingPath();
  const lost = useLostNavigation();
  const closedFor = `${key} ${pending ?? lost?.path ?? ''}`;
  const last = useRef(closedFor);
  useEffect(() => {
    if (last.current === closedFor) return;
    last.current = closedFor;
    const menu = navigation.current;
    for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false;
    if (menu?.matches(':popover-open')) menu.hidePopover();
  }, [closedFor]);

  return navigation;
}

import type { ReactNode } from 'react';
import type { HeaderButton } from '../../domain/edition/season-buttons.ts';
import { BASE } from '../../domain/pages/paths.ts';
import type { Header as HeaderContent } from '../../domain/pages/site-frame.ts';
import type { ColourName } from '../../domain/palette.ts';
import type { Day } from '../../domain/time/brussels.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { Menu, MenuButton } from './Menu.tsx';

type HeaderProps = {
  header: HeaderContent;
  button: HeaderButton | undefined;
  announcement?: ReactNode;
  /** The date of the offline programme, if the site cannot refresh the programme: «Programma van gisteren 18:40». */
  asOf?: string;
  /** The last day of the previous edition. Moments that were saved for it are not counted. */
  savedAfter: Day | undefined;
  now: Date;
  /** The colour of the header and of the top of the page. */
  pageColour?: ColourName;
  /** Whether to show the logo: false on the home page, which shows it in its own content. */
  showLogo: boolean;
};

/**
 * The header of every page. The menu is a popover and the panels are details elements, so both work without JavaScript.
 */
export function Header({
  header,
  button,
  announcement,
  asOf,
  savedAfter,
  now,
  pageColour,
  showLogo,
}: HeaderProps) {
  return (
    <header className={styles.header} data-colour={pageColour ?? 'none'} data-logo={showLogo || undefined}>
      <div id="boven-het-menu" data-renewed>
        {announcement}
        {asOf && <p className={styles.announcement}>{asOf}</p>}
      </div>
      <p className={styles.announcement} data-page-age hidden />
      <div className={styles.bar}>
        {showLogo && (
          <div className={styles.name}>
            <Logo />
          </div>
        )}
        <MenuButton action="show" />
        <Menu header={header} button={button} now={now} />
        <Anchor className={styles.search} href={BASE.search}>
          <Icon name="search" />
          <span>Zoeken</span>
        </Anchor>
        <Anchor className={styles.pile} href={BASE.savedItems}>
          <VisuallyHidden>Mijn stapel</VisuallyHidden>
          {/* features/saved-items/saves.browser.ts fills in the number of saved items. */}
          <span className={styles.count} data-saved-count={savedAfter ?? ''} hidden>
            <span />
            <VisuallyHidden> bewaard</VisuallyHidden>
          </span>
          <Icon name="bookmark" />
        </Anchor>
        {button && (
          <Anchor className={styles.tickets} {...button.link}>
            {button.short}
          </Anchor>
        )}
      </div>
      <RenderBlockingMarker />
    </header>
  );
}

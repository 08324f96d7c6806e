import type { Footer as FooterContent, SocialLink } from '../domain/pages/site-frame.ts';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './Footer.module.css';
import { Logo } from './header/Logo.tsx';
import { LinkList } from './LinkList.tsx';

type FooterProps = { footer: FooterContent; social: readonly SocialLink[]; demo?: string };

/** The footer of every page: name, main links, social links, secondary links, and the link to the cookie settings. */
export function Footer({ footer, social, demo }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo />
        {footer.links.length > 0 && (
          <nav aria-label="Voetmenu">
            <LinkList className={styles.links} links={footer.links} />
          </nav>
        )}
        {social.length > 0 && (
          <ul className={styles.social} role="list" aria-label="Sociale media">
            {social.map(({ uid, label, href, icon }) => (
              <li key={uid}>
                <a href={href} rel="noopener me" aria-label={label}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <LinkList className={styles.subLinks} links={footer.subLinks}>
          <li>
            <ConsentButton />
          </li>
        </LinkList>
        {demo && <p className={styles.demo}>{demo}</p>}
      </div>
    </footer>
  );
}

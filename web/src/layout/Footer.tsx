import type { ReactNode } from 'react';
import type { LabelledLink } from '../domain/pages/link.ts';
import { BASE } from '../domain/pages/paths.ts';
import type { Footer as FooterContent, SocialLink } from '../domain/pages/site-frame.ts';
import { ConsentButton } from '../features/consent/AskConsent.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

type FooterProps = { footer: FooterContent; social: readonly SocialLink[]; demo?: string };

/** The foot of every page: name, main links, socials, secondary links, and the way back to the cookies. */
export function Footer({ footer, social, demo }: FooterProps) {
  const content = (
    <>
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
          <Anchor href={BASE.pile}>Zonder netwerk</Anchor>
        </li>
        <li>
          <ConsentButton />
        </li>
      </LinkList>
      {demo && <p className={styles.demo}>{demo}</p>}
    </>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>{content}</div>
    </footer>
  );
}

type LinkListProps = { links: readonly LabelledLink[]; className?: string; children?: ReactNode };

function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul className={className} role="list">
      {links.map(({ uid, label, link }) => (
        <li key={uid}>
          <Anchor {...link}>{label}</Anchor>
        </li>
      ))}
      {children}
    </ul>
  );
}

import { BASE } from '../../domain/pages/paths.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusPage } from './StatusPage.tsx';
import styles from './status-pages.module.css';

/** Links to pages that are always available offline. The header links to the saved items and the search. */
const OFFLINE_LINKS = [
  { href: BASE.now, label: 'Nu en straks in de hal' },
  { href: BASE.programme, label: 'Het programma' },
  { href: BASE.signing, label: 'Wie signeert waar' },
  { href: BASE.authors, label: 'Auteurs' },
  { href: '/praktisch', label: 'Praktisch, met de plattegrond' },
] as const;

type NotAvailableOfflineProps = {
  /** Whether the programme was downloaded. If so, this page links to it. */
  hasProgramme?: boolean;
  level?: 1 | 3;
};

/** Replaces a page that is not available offline. browser/offline.ts loads that page once the site responds. */
export function NotAvailableOffline({ hasProgramme = true, level }: NotAvailableOfflineProps) {
  const title = hasProgramme ? 'Niet op dit toestel' : 'Geen verbinding';
  return (
    <StatusPage title={title} drawing="packed" level={level}>
      {hasProgramme ? (
        <>
          <p>Er is nu geen netwerk, en deze bladzijde heb je niet mee. Dit wel:</p>
          <ul role="list" className={styles.held}>
            {OFFLINE_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Er is nu geen netwerk, en het programma staat nog niet op dit toestel. Zodra er weer een netwerk is,
          opent deze bladzijde vanzelf.
        </p>
      )}
      {/* Reloads the current address. */}
      <Button href="" variant="red">
        Probeer opnieuw
      </Button>
    </StatusPage>
  );
}

import { BASE } from '../../domain/pages/paths.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusScreen } from './StatusScreen.tsx';
import styles from './status-pages.module.css';

/** What a device has of the programme, whatever it is asked for. */
const HELD = [
  { href: BASE.programme, label: 'Het programma' },
  { href: BASE.now, label: 'Nu en straks in de hal' },
  { href: BASE.pile, label: 'Mijn stapel' },
  { href: BASE.signing, label: 'Wie signeert waar' },
  { href: BASE.authors, label: 'Auteurs' },
  { href: '/praktisch', label: 'Praktisch, met de plattegrond' },
  { href: BASE.search, label: 'Zoeken in het programma' },
] as const;

/** A page that the device did not take along, while there is no network: what it does have, and another try. */
export function NotOnDevice() {
  return (
    <>
      <title>Niet op dit toestel | Boektopia</title>
      <NotOnDeviceBody />
    </>
  );
}

/** What it says and offers. */
export function NotOnDeviceBody({ level }: { level?: 1 | 3 }) {
  return (
    <StatusScreen title="Niet op dit toestel" drawing="packed" level={level}>
      <p>Er is nu geen netwerk, en deze bladzijde heb je niet mee. Dit wel:</p>
      <ul role="list" className={styles.held}>
        {HELD.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
      <Button variant="red" onClick={() => window.location.reload()}>
        Probeer opnieuw
      </Button>
    </StatusScreen>
  );
}

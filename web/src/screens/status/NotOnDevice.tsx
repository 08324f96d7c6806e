import { useEffect } from 'react';
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

/** A page that cannot be had without a network. Once there is one, it is asked for again. */
export function NotOnDevice({ hasProgramme = true }: { hasProgramme?: boolean }) {
  useEffect(() => {
    window.addEventListener('online', openAgain);
    return () => window.removeEventListener('online', openAgain);
  }, []);
  return (
    <>
      <title>{`${hasProgramme ? MISSING : NOTHING} | Boektopia`}</title>
      <NotOnDeviceBody hasProgramme={hasProgramme} />
    </>
  );
}

const MISSING = 'Niet op dit toestel';
const NOTHING = 'Geen verbinding';

const openAgain = () => window.location.reload();

type NotOnDeviceBodyProps = {
  /** Whether the device took the programme along, which is then offered. */
  hasProgramme?: boolean;
  level?: 1 | 3;
};

/** What it says and offers. */
export function NotOnDeviceBody({ hasProgramme = true, level }: NotOnDeviceBodyProps) {
  return (
    <StatusScreen title={hasProgramme ? MISSING : NOTHING} drawing="packed" level={level}>
      {hasProgramme ? (
        <>
          <p>Er is nu geen netwerk, en deze bladzijde heb je niet mee. Dit wel:</p>
          <ul role="list" className={styles.held}>
            {HELD.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Er is nu geen netwerk, en dit toestel heeft het programma nog niet mee. Zodra er weer een netwerk
          is, opent deze bladzijde vanzelf.
        </p>
      )}
      <Button variant="red" onClick={openAgain}>
        Probeer opnieuw
      </Button>
    </StatusScreen>
  );
}

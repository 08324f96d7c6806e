import { Newsletter } from '../../blocks/Newsletter/Newsletter.tsx';
import { BASE } from '../../domain/pages/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import styles from './ConfirmPage.module.css';

/** The state of the confirmation. `ask`: the visitor opened the link but has not pressed the button yet. */
export type Confirmation = 'ask' | 'confirmed' | 'invalid' | 'expired' | 'unavailable';

export type ConfirmPageProps = { outcome: Confirmation; token?: string };

/** The page that the confirmation mail links to. */
export function ConfirmPage({ outcome, token }: ConfirmPageProps) {
  switch (outcome) {
    case 'confirmed':
      return (
        <StatusPage title="Je staat op de lijst" drawing="posted">
          <p>De volgende brief komt vanzelf. Uitschrijven kan met één klik, onderaan elke brief.</p>
          <Button href={BASE.programme} icon="arrow-right">
            Bekijk het programma
          </Button>
        </StatusPage>
      );
    case 'expired':
      return (
        <Anew title="Deze link is verlopen">
          Hij werkt een week. Schrijf je opnieuw in, dan sturen we een verse.
        </Anew>
      );
    case 'invalid':
      return (
        <Anew title="Deze link klopt niet">
          Misschien brak je mailprogramma hem in twee. Kopieer hem in zijn geheel, of schrijf je opnieuw in.
        </Anew>
      );
    case 'ask':
      return (
        <StatusPage title="Nog één klik">
          <p>
            Dan krijg je de nieuwsbrief van Boektopia. Vroeg je die niet zelf? Sluit deze bladzijde gewoon.
          </p>
          <Confirm token={token} />
        </StatusPage>
      );
    case 'unavailable':
      return (
        <StatusPage title="Nog één klik">
          <Banner tone="error" title="Dat lukt nu even niet">
            <p>Wacht een minuutje en druk nog eens.</p>
          </Banner>
          <Confirm token={token} />
        </StatusPage>
      );
  }
}

function Confirm({ token }: { token?: string }) {
  return (
    <form method="post" action="/nieuwsbrief/bevestigen">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="red">
        Bevestig mijn inschrijving
      </Button>
    </form>
  );
}

function Anew({ title, children }: { title: string; children: string }) {
  return (
    <>
      <StatusPage title={title}>
        <p>{children}</p>
      </StatusPage>
      <div className={styles.anew}>
        <Newsletter block={{ kind: 'newsletter', uid: 'bevestigen', title: 'Schrijf je opnieuw in' }} />
      </div>
    </>
  );
}

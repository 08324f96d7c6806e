import { KEEP_ME_POSTED } from '../../domain/edition/season-buttons.ts';
import { BASE, NEWSLETTER } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { StatusPage } from './StatusPage.tsx';
import styles from './status-pages.module.css';

/** The 404 page: a search form, which works without scripts, and a link to the programme. */
export function NotFound({ level }: { level?: 1 | 3 }) {
  return (
    <StatusPage title="Deze bladzijde ontbreekt" drawing="torn" level={level}>
      <p>Iemand heeft ze uitgescheurd, of ze heeft nooit bestaan. Zoek ze, of sla het programma open.</p>
      <form className={styles.search} action={BASE.search}>
        <FormField id="ontbrekende-bladzijde" type="search" name={QUERY.term} label="Wat zocht je?" />
        <Button type="submit">Zoek</Button>
      </form>
      <Button href={BASE.programme} variant="red">
        Het programma
      </Button>
    </StatusPage>
  );
}

/** The page for a 503 and other failures on our side. `retry` is the path of the requested page. */
export function Unavailable({ retry, level }: { retry: string; level?: 1 | 3 }) {
  return (
    <StatusPage title="Even geduld, we zoeken de bladzijde" drawing="queue" level={level}>
      <p>
        De site kan haar teksten nu niet ophalen. Meestal duurt dat niet lang: probeer het zo dadelijk
        opnieuw.
      </p>
      <Button href={retry}>Probeer opnieuw</Button>
    </StatusPage>
  );
}

/** The content of `/programma` before any day is known. This is no error. */
export function NoProgramme({ level }: { level?: 1 | 3 }) {
  return (
    <StatusPage title="Het programma is nog niet gebonden" level={level}>
      <p>Er staan nog geen dagen op de plank. We schrijven je zodra ze er zijn.</p>
      <Button href={NEWSLETTER}>{KEEP_ME_POSTED.label}</Button>
    </StatusPage>
  );
}

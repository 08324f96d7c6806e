import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import styles from './NotFound.module.css';
import { StatusScreen } from './StatusScreen.tsx';

/** 404. */
export function NotFound() {
  return (
    <>
      <title>Deze bladzijde ontbreekt | Boektopia</title>
      <NotFoundBody />
    </>
  );
}

/** What 404 says and offers: search, and today. It works without scripts. */
export function NotFoundBody({ level }: { level?: 1 | 3 }) {
  return (
    <StatusScreen title="Deze bladzijde ontbreekt" drawing="torn" level={level}>
      <p>Iemand heeft ze uitgescheurd, of ze heeft nooit bestaan. Zoek ze, of sla de dag van vandaag open.</p>
      <form className={styles.search} action={BASE.search}>
        <FormField id="ontbrekende-bladzijde" type="search" name={QUERY.term} label="Wat zocht je?" />
        <Button type="submit">Zoek</Button>
      </form>
      <Button href={BASE.programme} variant="red">
        Het programma van vandaag
      </Button>
    </StatusScreen>
  );
}

import { BASE } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Status.module.css';
import { StatusScreen } from './StatusScreen.tsx';

/** 404. */
export function NotFound() {
  return (
    <>
      <title>Deze bladzijde ontbreekt | Boektopia</title>
      <StatusScreen title="Deze bladzijde ontbreekt">
        <p>
          Iemand heeft ze uitgescheurd, of ze heeft nooit bestaan. Zoek ze, of sla de dag van vandaag open.
        </p>
        <ul role="list" className={styles.ways}>
          <li>
            <Button href={BASE.programme} variant="red">
              Het programma van vandaag
            </Button>
          </li>
          <li>
            <Button href={BASE.search} variant="outline">
              Zoeken
            </Button>
          </li>
        </ul>
      </StatusScreen>
    </>
  );
}

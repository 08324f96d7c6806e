import { BASE } from '../../domain/pages/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusScreen } from '../status/StatusScreen.tsx';

/** `/programma` before any day is known: not an error, only early. */
export function NoProgramme() {
  return (
    <StatusScreen title="Het programma is nog niet gebonden">
      <p>Er staan nog geen dagen op de plank. Kom binnenkort nog eens kijken.</p>
      <Button href={BASE.home}>Naar de startpagina</Button>
    </StatusScreen>
  );
}

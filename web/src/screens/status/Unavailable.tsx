import { useLocation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { StatusScreen } from './StatusScreen.tsx';

/** 503, and anything else that is our fault: an outage looks like an outage. */
export function Unavailable() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>Even geduld | Boektopia</title>
      <UnavailableBody retry={pathname + search} />
    </>
  );
}

/** What 503 says. `retry` is the path of the page that a visitor wanted; trying again works without scripts. */
export function UnavailableBody({ retry, level }: { retry: string; level?: 1 | 3 }) {
  return (
    <StatusScreen title="Even geduld, we zoeken de bladzijde" drawing="queue" level={level}>
      <p>
        De site kan haar teksten nu niet ophalen. Meestal duurt dat niet lang: probeer het zo dadelijk
        opnieuw.
      </p>
      <Button href={retry}>Probeer opnieuw</Button>
    </StatusScreen>
  );
}

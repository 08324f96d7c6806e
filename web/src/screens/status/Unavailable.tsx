import { StatusScreen } from './StatusScreen.tsx';

/** 503, and anything else that is our fault: an outage looks like an outage. */
export function Unavailable() {
  return (
    <>
      <title>Even geduld | Boektopia</title>
      <StatusScreen title="Even geduld, we zoeken de bladzijde">
        <p>
          De site kan haar teksten nu niet ophalen. Meestal duurt dat niet lang: laad deze bladzijde zo
          dadelijk opnieuw.
        </p>
      </StatusScreen>
    </>
  );
}

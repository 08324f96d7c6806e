import { Suspense } from 'react';
import { fetchedComponent } from '../../ui/hydration.tsx';
import { visitorHere } from '../../ui/sign-of-visitor.ts';
import styles from './AskConsent.module.css';
import { askAgain, giveConsent, isOpen, type Purpose, useConsent } from './consent.ts';

// It is fetched only where it is shown, since most visitors have chosen before, and once somebody is there to be asked.
// Where it cannot be fetched, nothing is allowed.
const CookieNotice = fetchedComponent(() =>
  visitorHere()
    .then(() => import('./CookieNotice.tsx'))
    .then((file) => file.CookieNotice),
);

const leave = () => askAgain(false);

/**
 * Asks for consent once, on every page but in a frame or on the live screen (spec §2), and again when a visitor wants to.
 * Without scripts nothing that needs consent can load, and nothing is asked.
 */
export function AskConsent({ asked }: { asked: readonly Purpose[] }) {
  const { choices, again } = useConsent();
  if (choices === undefined || !(again || isOpen(choices, asked))) return null;
  return (
    <Suspense>
      <CookieNotice asked={asked} choices={choices} again={again} onChoose={giveConsent} onLeave={leave} />
    </Suspense>
  );
}

/** Opens the question about cookies again. Where there is nothing to choose it keeps its space, so that nothing moves. */
export function ConsentButton() {
  const { choices } = useConsent();
  return (
    <button
      type="button"
      className={styles.button}
      data-idle={choices === undefined || undefined}
      onClick={() => askAgain()}
    >
      Kies je cookies
    </button>
  );
}

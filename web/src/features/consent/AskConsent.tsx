import { Suspense } from 'react';
import { fetchedComponent } from '../../ui/fetched-component.ts';
import { isOpen, type Purpose } from './consent.ts';
import { askAgain, giveConsent, useConsent } from './consent-store.ts';

// Fetched by who is asked; most have answered before. Where it cannot be, nothing is allowed.
const CookieNotice = fetchedComponent(() => import('./CookieNotice.tsx').then((file) => file.CookieNotice));

const leave = () => askAgain(false);

/**
 * Asks once, on every page but in a frame or on the live screen (spec §2), and again when a visitor wants to.
 * Without scripts nothing that needs consent can load, and nothing is asked.
 */
export function AskConsent({ asked }: { asked: readonly Purpose[] }) {
  const { answers, again } = useConsent();
  if (answers === undefined || !(again || isOpen(answers, asked))) return null;
  return (
    <Suspense>
      <CookieNotice asked={asked} answers={answers} again={again} onAnswer={giveConsent} onLeave={leave} />
    </Suspense>
  );
}

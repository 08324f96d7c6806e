import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { pressed } from '../../ui/pressed.ts';
import { CONSENT, consentChoices, isOpen, readPurposes } from './consent-store.ts';

/**
 * Asks for consent once somebody is there to be asked, and again when a visitor wants to; not in a frame (spec §2). The
 * code of the question is fetched only then: most visitors have answered before.
 */
export function watchConsent(): boolean {
  const notice = document.querySelector<HTMLElement>('[data-consent]');
  if (!notice || consentChoices() === undefined) return false;
  const asked = readPurposes(notice);
  const isToBeAsked = () => isOpen(consentChoices() ?? {}, asked);
  const ask = async (again: boolean) => {
    const { askConsent } = await import('./ask-consent.ts');
    if (again || isToBeAsked()) askConsent(notice, again);
  };
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-ask-consent]')) void ask(true);
  });
  // Who wiped what this device keeps is asked anew (features/offline/WipeDevice.tsx).
  window.addEventListener('storage', ({ key }) => {
    if ((!key || key === CONSENT) && isToBeAsked()) void ask(false);
  });
  // Where its code cannot be fetched nothing is asked, and nothing is allowed.
  if (isToBeAsked()) onFirstInteraction(() => void ask(false).catch(() => undefined));
  return true;
}

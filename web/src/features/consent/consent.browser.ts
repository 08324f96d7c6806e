import { onFirstInteraction } from '../../ui/first-interaction.ts';
import { pressed } from '../../ui/pressed.ts';
import { CONSENT, consentChoices, isOpen, readPurposes } from './consent-store.ts';

/**
 * Shows the cookie notice at the first user interaction, and whenever the visitor reopens it; never in a frame (spec
 * §2). The notice's code loads only when needed, because most visitors have already chosen.
 */
export function watchConsent(): boolean {
  const notice = document.querySelector<HTMLElement>('[data-consent]');
  if (!notice || consentChoices() === undefined) return false;
  const requested = readPurposes(notice);
  const isToBeShown = () => isOpen(consentChoices() ?? {}, requested);
  const ask = async (again: boolean) => {
    const { showConsentNotice } = await import('./show-consent-notice.ts');
    if (again || isToBeShown()) showConsentNotice(notice, again);
  };
  document.addEventListener('click', (event) => {
    if (pressed(event, '[data-ask-consent]')) void ask(true);
  });
  // Ask for consent again after the visitor has deleted the site's stored data (features/offline/WipeDevice.tsx).
  window.addEventListener('storage', ({ key }) => {
    if ((!key || key === CONSENT) && isToBeShown()) void ask(false);
  });
  // If the code cannot load, the notice does not appear and no purpose is allowed.
  if (isToBeShown()) onFirstInteraction(() => void ask(false).catch(() => undefined));
  return true;
}

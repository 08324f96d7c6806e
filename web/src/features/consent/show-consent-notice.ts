import { pressed } from '../../ui/pressed.ts';
import {
  consentChoices,
  giveConsent,
  isOpen,
  onConsentChange,
  type Purpose,
  readPurposes,
} from './consent-store.ts';

let isWatched = false;
/** Whether the visitor reopened the notice. Only then may the visitor close it without choosing. */
let isReopened = false;
/** The element that had the focus before the notice opened. */
let focused: Element | null = null;

/** Shows the cookie notice. If the visitor reopened it (`again`), focuses it and shows the current choice. */
export function showConsentNotice(notice: HTMLElement, again: boolean): void {
  if (!isWatched) watch(notice);
  isWatched = true;
  const now = notice.querySelector<HTMLElement>('[data-consent-now]');
  if (now && (again || notice.hidden)) {
    now.textContent = earlier(notice);
    now.hidden = !again;
  }
  if (notice.hidden) {
    for (const box of boxes(notice))
      box.checked = readPurposes(notice).some((one) => one === box.name && consentChoices()?.[one]);
    notice.hidden = false;
  }
  if (!again) return;
  if (!isReopened) focused = document.activeElement;
  isReopened = true;
  notice.focus();
}

/** Starts handling the notice's buttons and its form. */
function watch(notice: HTMLElement): void {
  const requested = readPurposes(notice);
  const choose = (isAllowed: (purpose: Purpose) => boolean) => {
    isReopened = false;
    giveConsent(Object.fromEntries(requested.map((purpose) => [purpose, isAllowed(purpose)])));
  };
  notice.addEventListener('click', (event) => {
    const choice = pressed(event, '[data-consent-choice]')?.dataset.consentChoice;
    if (choice) choose(() => choice === 'yes');
  });
  notice.addEventListener('submit', (event) => {
    event.preventDefault();
    choose((purpose) => [...boxes(notice)].some(({ name, checked }) => checked && name === purpose));
  });
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isReopened) close(notice);
  });
  onConsentChange(() => {
    if (!isReopened && !isOpen(consentChoices() ?? {}, requested)) close(notice);
  });
}

function close(notice: HTMLElement): void {
  isReopened = false;
  notice.hidden = true;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  focused = null;
}

const boxes = (notice: Element) => notice.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');

function earlier(notice: HTMLElement): string {
  const requested = readPurposes(notice);
  const allowed = requested.filter((purpose) => consentChoices()?.[purpose]);
  if (allowed.length === 0) return 'Nu staat het op nee.';
  return allowed.length === requested.length ? 'Nu staat het op ja.' : 'Nu staat een deel op ja.';
}

import { pressed } from '../../ui/pressed.ts';
import {
  type ConsentChoices,
  consentChoices,
  giveConsent,
  isOpen,
  onConsentChange,
  readPurposes,
} from './consent-store.ts';

/** The question while it is shown: how to close it. */
let close: (() => void) | undefined;
/** Whether the visitor came back to the question: it may then be left as it is. */
let isAskedAgain = false;

/** Shows the question about cookies; `again` where a visitor asked for it, with the focus and with what was chosen. */
export function askConsent(notice: HTMLElement, again: boolean): void {
  close ??= open(notice);
  if (!again) return;
  isAskedAgain = true;
  const before = document.activeElement;
  const { close: closed } = { close };
  close = () => {
    closed();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const now = notice.querySelector<HTMLElement>('[data-consent-now]');
  if (now) {
    now.textContent = earlier(notice);
    now.hidden = false;
  }
  notice.focus({ preventScroll: true });
}

function open(notice: HTMLElement): () => void {
  const drawing = notice.querySelector('template');
  drawing?.replaceWith(drawing.content);
  const asked = readPurposes(notice);
  const stop = new AbortController();
  const { signal } = stop;
  const done = () => {
    const leave = close;
    close = undefined;
    leave?.();
  };
  const choose = (choices: ConsentChoices) => {
    isAskedAgain = false;
    giveConsent(choices);
  };
  notice.addEventListener(
    'click',
    (event) => {
      const choice = pressed(event, '[data-consent-choice]')?.dataset.consentChoice;
      if (choice) choose(Object.fromEntries(asked.map((purpose) => [purpose, choice === 'yes'])));
    },
    { signal },
  );
  notice.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const ticked = [...boxes(notice)].filter(({ checked }) => checked).map(({ name }) => name);
      choose(Object.fromEntries(asked.map((purpose) => [purpose, ticked.includes(purpose)])));
    },
    { signal },
  );
  notice.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isAskedAgain) done();
    },
    { signal },
  );
  const stopListening = onConsentChange(() => {
    if (!isAskedAgain && !isOpen(consentChoices() ?? {}, asked)) done();
  });
  for (const box of boxes(notice))
    box.checked = asked.some((one) => one === box.name && consentChoices()?.[one]);
  notice.hidden = false;
  const freeFoot = keepFootFree(notice);
  return () => {
    stop.abort();
    stopListening();
    freeFoot();
    isAskedAgain = false;
    notice.hidden = true;
    const now = notice.querySelector<HTMLElement>('[data-consent-now]');
    if (now) now.hidden = true;
  };
}

const boxes = (notice: Element) => notice.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');

function earlier(notice: HTMLElement): string {
  const asked = readPurposes(notice);
  const allowed = asked.filter((purpose) => consentChoices()?.[purpose]);
  if (allowed.length === 0) return 'Nu staat het op nee.';
  return allowed.length === asked.length ? 'Nu staat het op ja.' : 'Nu staat een deel op ja.';
}

/** Sets `--foot`, the height at the foot of the window that everything else leaves free. Returns how to give it back. */
function keepFootFree(notice: HTMLElement): () => void {
  const root = document.documentElement.style;
  const sized = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(notice).bottom);
    root.setProperty('--foot', `${notice.offsetHeight + below}px`);
  });
  sized.observe(notice);
  return () => {
    sized.disconnect();
    root.removeProperty('--foot');
  };
}

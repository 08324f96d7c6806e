import { pressed } from '../pressed.ts';

/**
 * `duration` of a toast, in ms; `swipe`: the distance that dismisses it, in px; `key`: the key that moves the focus to
 * it (spec §9).
 */
export const TOAST = { duration: 5000, swipe: 50, key: 'F8' };

/** Delay in ms before the text is set: screen readers only announce changes in a region that is already visible. */
const SPOKEN_AFTER_MS = 50;

let show: ((words: string) => void) | undefined;

/** Shows a toast in the region that every page contains (Toast.tsx). Replaces the current toast. */
export function showToast(words: string): void {
  const region = document.querySelector<HTMLElement>('#meldingen');
  if (region) show ??= toastIn(region);
  show?.(words);
}

function toastIn(region: HTMLElement): (words: string) => void {
  const toast = region.querySelector<HTMLElement>('div');
  const status = region.querySelector<HTMLElement>('[role="status"]');
  if (!toast || !status) return () => undefined;
  /** The element that had the focus before F8 moved it to the toast. */
  let before: Element | null = null;
  let speaking = 0;

  const hide = () => {
    clearTimeout(speaking);
    clock.set(0);
    if (region.contains(document.activeElement) && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
    region.hidden = true;
    if ('hidePopover' in region && region.matches(':popover-open')) region.hidePopover();
    status.textContent = '';
    delete toast.dataset.leaving;
    toast.style.translate = '';
  };
  const leave = (how: 'sinks' | 'swept') => {
    toast.dataset.leaving = how;
    const moves = 'getAnimations' in toast ? toast.getAnimations() : [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (toast.dataset.leaving !== undefined) hide();
    });
  };
  const clock = countdown(() => leave('sinks'));

  waitWhileUsed(region, toast, clock);
  leaveWhenSwiped(toast, () => leave('swept'));
  region.addEventListener('click', (event) => {
    if (pressed(event, 'button')) leave('sinks');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (region.hidden) return;
    if (key === TOAST.key) {
      before = document.activeElement;
      region.focus();
    } else if (key === 'Escape' && region.contains(document.activeElement)) leave('sinks');
  });
  region.style.setProperty('--duration', `${TOAST.duration}ms`);

  return (words) => {
    hide();
    region.hidden = false;
    if ('showPopover' in region) region.showPopover();
    speaking = window.setTimeout(() => {
      status.textContent = words;
    }, SPOKEN_AFTER_MS);
    clock.set(TOAST.duration);
  };
}

type Countdown = { set(ms: number): void; pause(): void; go(): void };

/** Calls `then` after the duration of a toast. A pause stops the countdown. */
function countdown(then: () => void): Countdown {
  let timer = 0;
  let left = 0;
  let since: number | undefined;
  const pause = () => {
    if (since === undefined) return;
    clearTimeout(timer);
    left -= Date.now() - since;
    since = undefined;
  };
  const go = () => {
    if (since !== undefined || left <= 0) return;
    since = Date.now();
    timer = window.setTimeout(then, left);
  };
  const set = (ms: number) => {
    pause();
    left = ms;
    go();
  };
  return { set, pause, go };
}

/** Pauses the countdown while the toast is hovered or focused. */
function waitWhileUsed(region: HTMLElement, toast: HTMLElement, clock: Countdown): void {
  let isPointedAt = false;
  const look = () => {
    if (isPointedAt || region.contains(document.activeElement)) clock.pause();
    else clock.go();
  };
  const point = (isNow: boolean) => () => {
    isPointedAt = isNow;
    look();
  };
  toast.addEventListener('pointerenter', point(true));
  toast.addEventListener('pointerleave', point(false));
  region.addEventListener('focusin', look);
  // During `focusout` the focus has not moved yet.
  region.addEventListener('focusout', () => setTimeout(look));
}

/** Moves the toast with a swipe to the right, and dismisses the toast if the swipe was long enough. */
function leaveWhenSwiped(toast: HTMLElement, leave: () => void): void {
  let from: number | undefined;
  const by = (event: PointerEvent) => (from === undefined ? 0 : Math.max(0, event.clientX - from));
  toast.addEventListener('pointerdown', (event) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) from = event.clientX;
  });
  document.addEventListener('pointermove', (event) => {
    if (from !== undefined) toast.style.translate = `${by(event)}px`;
  });
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(kind, (event) => {
      if (from === undefined) return;
      const isFar = kind === 'pointerup' && by(event) > TOAST.swipe;
      from = undefined;
      if (isFar) leave();
      else toast.style.translate = '';
    });
  }
}

import { isPlainClick } from '../../ui/pressed.ts';
import { consentChoices, onConsentChange } from './consent-store.ts';

/**
 * Replaces placeholders with the frames of other sites: one frame if the visitor asks for that frame, all frames once
 * the visitor has given consent. The server renders each frame in a `<template>`, where browsers do not load it.
 */
export function watchOutsideMedia(): void {
  document.addEventListener('click', openAsked);
  onConsentChange(showAllowedMedia);
}

/** Shows or removes frames according to the current consent, except frames that the visitor opened individually. */
export function showAllowedMedia(): void {
  const isAllowed = consentChoices()?.media === true;
  for (const place of document.querySelectorAll<HTMLElement>('[data-outside]:not([data-outside="asked"])')) {
    if (isAllowed) open(place);
    else if (frameIn(place)) close(place);
  }
}

function openAsked(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const place = event.target.closest('[data-ask]')?.closest<HTMLElement>('[data-outside]');
  if (!place) return;
  event.preventDefault();
  place.dataset.outside = 'asked';
  // Move the focus into the frame, because the focused placeholder is now hidden.
  open(place)?.focus();
}

function open(place: HTMLElement): HTMLIFrameElement | undefined {
  const template = place.querySelector('template');
  if (!template || frameIn(place)) return undefined;
  const frame = document.importNode(template.content, true).querySelector('iframe');
  if (!frame) return undefined;
  if (place.dataset.outside === 'asked') {
    frame.removeAttribute('loading');
    if (frame.dataset.asked) frame.src = frame.dataset.asked;
  }
  for (const instead of insteadIn(place)) instead.hidden = true;
  template.before(frame);
  return frame;
}

function close(place: HTMLElement): void {
  frameIn(place)?.remove();
  for (const instead of insteadIn(place)) instead.hidden = false;
}

const frameIn = (place: HTMLElement) => place.querySelector('iframe');
const insteadIn = (place: HTMLElement) => place.querySelectorAll<HTMLElement>('[data-instead]');

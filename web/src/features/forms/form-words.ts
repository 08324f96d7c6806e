import type { FormKind } from '../../domain/pages/submission.ts';
import { TEXTS } from '../../domain/pages/texts.ts';

type FormWords = {
  /** Where a form without scripts is posted to, and one with scripts its JSON. */
  endpoint: string;
  /** The page where it stands, when nobody says which. */
  page: string;
  send: string;
  /** What the answer says when it was kept. */
  sent: string;
  /** What happens next. */
  next: string;
  notSent: string;
  /** What it is used for and how long it is kept; `days` is how long the festival keeps what it was sent. */
  purpose: (days: number) => string;
};

/** What each form is called, does and promises. */
export const FORM_WORDS: { readonly [Kind in FormKind]: FormWords } = {
  contact: {
    endpoint: '/api/contact',
    page: '/contact',
    send: 'Verstuur je bericht',
    sent: TEXTS.sent.contact,
    next: 'We lezen alles en antwoorden per mail.',
    notSent: 'Je bericht is niet verstuurd',
    purpose: (days) => `We gebruiken dit alleen om je te antwoorden en wissen het na ${inDays(days)}.`,
  },
  'group-purchase': {
    endpoint: '/api/group-purchase',
    page: '/groepen',
    send: 'Verstuur je aanvraag',
    sent: TEXTS.sent.groupPurchase,
    next: 'Je krijgt per mail een offerte en een voorstel voor je dag.',
    notSent: 'Je aanvraag is niet verstuurd',
    purpose: (days) => `We gebruiken dit alleen voor je offerte en wissen het na ${inDays(days)}.`,
  },
  newsletter: {
    endpoint: '/api/subscribe',
    page: '/',
    send: 'Schrijf me in',
    sent: 'Kijk in je mailbox om te bevestigen.',
    next: 'Pas als je op de knop in die mail drukt, sta je op de lijst. Niets gekregen? Kijk bij de ongewenste post.',
    notSent: 'Je inschrijving is niet gelukt',
    purpose: () => 'We gebruiken je adres alleen voor de nieuwsbrief, tot je uitschrijft.',
  },
};

/** A number and its word stay on one line. */
function inDays(days: number): string {
  return `${days}\u00a0${days === 1 ? 'dag' : 'dagen'}`;
}

/** Where is told what happens with what a visitor sends. */
export const PRIVACY = '/privacy#formulieren';

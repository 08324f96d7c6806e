import { LINK_COPIED } from './link-copied.ts';

/**
 * All Dutch sentences that the specification prescribes, verbatim, including typos, except those in
 * `field-errors.ts`. Other texts are in the file of the component that shows them.
 */
export const TEXTS = {
  reserve: 'Reserveer hier je plaats',
  moreExperiences: 'Ontdek meer belevingen',
  moreNews: 'Meer nieuws',
  moreHotspots: 'Meer hotspots in Kortrijk',
  moreBookstores: 'Nog boekhandels',
  ongoing: 'Klik op + voor de doorlopende activiteiten',
  filter: 'Filter',
  types: 'Types',
  themes: 'Thema’s',
  locations: 'Locaties',
  share: 'Delen:',
  linkCopied: LINK_COPIED,
  furtherInFlanders: 'Verder in Vlaanderen',
  backToOnTour: 'Terug naar Boektopia op Toer',
  live: 'Boektopia in aantocht',
  activity: 'Activiteit',
  activities: 'Activiteiten',
  empty: {
    timetable: 'We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.',
    ongoing: 'We hebben jammer genoeg geen belevingen die doorheen de dag doorlopen kunnen vinden.',
    search: 'We hebben geen resultaten gevonden met deze zoekterm.',
    news: 'We hebben geen nieuwsartikels gevonden.',
    hotspots: 'We hebben geen hotspots gevonden.',
    bookstores: 'We hebben geen bookshandels gevonden.',
    onTour: 'Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.',
    uitEvents: 'Oeps... We hebben geen evenementen kunnen vinden.',
  },
  uitUnavailable: 'We kunnen de evenementen nu niet ophalen. Probeer het later opnieuw.',
  sent: {
    contact: 'Je bericht werd verzonden!',
    groupPurchase: 'Je aanvraag werd verstuurd',
  },
} as const;

/** Returns a form's message after an error response. `status` is the status text, or the error name in the body. */
export const receivedStatus = (status: string): string => `Received an error HTTP status code: ${status}.`;

/** A form's message if the server cannot store the submission now; the visitor can send the form again. */
export const BUSY = 'Het is even druk. Wat je schreef staat er nog: probeer opnieuw.';

/** Returns the message that a form shows if the site did not respond. */
export const receivedError = (error: string): string => `Received an error: ${error}.`;

/** Formats a number of activities: «1 Activiteit», «2 Activiteiten». */
export function activityCount(count: number): string {
  return `${count} ${count === 1 ? TEXTS.activity : TEXTS.activities}`;
}

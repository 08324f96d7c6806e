import { describe, expect, it } from 'vitest';
import { FIELD_ERRORS } from './field-errors.ts';
import { activityCount, TEXTS } from './texts.ts';

const onPages = [
  ['§2.27', TEXTS.reserve, 'Reserveer hier je plaats'],
  ['§2.47', TEXTS.moreExperiences, 'Ontdek meer belevingen'],
  ['§2.61', TEXTS.moreNews, 'Meer nieuws'],
  ['§2.62', TEXTS.moreHotspots, 'Meer hotspots in Kortrijk'],
  ['§2.63', TEXTS.moreBookstores, 'Nog boekhandels'],
  ['§2.55', TEXTS.ongoing, 'Klik op + voor de doorlopende activiteiten'],
  ['§2.40', TEXTS.filter, 'Filter'],
  ['§2.41', TEXTS.share, 'Delen:'],
  ['§8.6', TEXTS.linkCopied, 'Je hebt de url gekopieerd'],
  ['§2.67', TEXTS.furtherInFlanders, 'Verder in Vlaanderen'],
  ['§2.72', TEXTS.backToOnTour, 'Terug naar Boektopia op Toer'],
  ['§2.78', TEXTS.live, 'Boektopia in aantocht'],
  ['§8.5', TEXTS.sent.contact, 'Je bericht werd verzonden!'],
  ['§8.5', TEXTS.sent.groupPurchase, 'Je aanvraag werd verstuurd'],
] as const;

const whenEmpty = [
  ['§2.57', 'timetable', 'We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.'],
  [
    '§2.58',
    'ongoing',
    'We hebben jammer genoeg geen belevingen die doorheen de dag doorlopen kunnen vinden.',
  ],
  ['§2.59', 'search', 'We hebben geen resultaten gevonden met deze zoekterm.'],
  ['§2.60', 'news', 'We hebben geen nieuwsartikels gevonden.'],
  ['§2.62', 'hotspots', 'We hebben geen hotspots gevonden.'],
  ['§2.64', 'bookstores', 'We hebben geen bookshandels gevonden.'],
  ['§2.69', 'onTour', 'Het programma voor Antwerpen, Genk/Hasselt en Leuven is nog volop in opbouw.'],
  ['§2.74', 'uitEvents', 'Oeps... We hebben geen evenementen kunnen vinden.'],
] as const;

const requiredFields = [
  ['§5.4', 'term', 'Zoekterm is een verplicht veld'],
  ['§5.5', 'firstName', 'Voornaam is een verplicht veld'],
  ['§5.6', 'lastName', 'Achternaam is een verplicht veld'],
  ['§5.7', 'email', 'E-mailadres is een verplicht veld'],
  ['§5.8', 'message', 'Bericht is een verplicht veld'],
  ['§5.9', 'organisation', 'Naam organisatie is een verplicht veld'],
  ['§5.10', 'street', 'Straat is een verplicht veld'],
  ['§5.11', 'postal', 'Postcode is een verplicht veld'],
  ['§5.12', 'city', 'Gemeente is een verplicht veld'],
  ['§5.13', 'vat', 'BTW-nummer is een verplicht veld'],
  ['§5.14', 'contactName', 'Naam contactpersoon is een verplicht veld'],
  ['§5.15', 'contactEmail', 'E-mailadres contactpersoon is een verplicht veld'],
  ['§5.16', 'ticketsAmount', 'Gewenst aantal dagtickets is een verplicht veld'],
  ['§5.17', 'email', 'E-mailadres is een verplicht veld'],
] as const;

describe('the sentences that the specification fixes', () => {
  it.each(onPages)('shows the specified text on pages verbatim (%s): «%s»', (_id, ours, specified) => {
    expect(ours).toBe(specified);
  });

  it.each(whenEmpty)(
    'shows the specified text of an empty list verbatim (%s): %s',
    (_id, list, specified) => {
      expect(TEXTS.empty[list]).toBe(specified);
    },
  );

  it.each(requiredFields)(
    'shows the specified text for a missing field verbatim (%s): %s',
    (_id, field, specified) => {
      expect(FIELD_ERRORS.required[field]).toBe(specified);
    },
  );

  it('has a test case for each text about an empty list or a missing field', () => {
    expect(Object.keys(TEXTS.empty).sort()).toEqual(whenEmpty.map(([, list]) => list).sort());
    expect(Object.keys(FIELD_ERRORS.required).sort()).toEqual(
      [...new Set(requiredFields.map(([, field]) => field))].sort(),
    );
  });
});

describe('the number of activities', () => {
  it.each([
    [0, '0 Activiteiten'],
    [1, '1 Activiteit'],
    [2, '2 Activiteiten'],
    [101, '101 Activiteiten'],
  ])('formats %i activities as «%s» (§2.26)', (count, text) => {
    expect(activityCount(count)).toBe(text);
  });
});

/**
 * The errors in the fields of a form, as the specification prescribes them, verbatim. They have their own file, because
 * only forms need them, while most islands load the other texts.
 */
export const FIELD_ERRORS = {
  required: {
    term: 'Zoekterm is een verplicht veld',
    firstName: 'Voornaam is een verplicht veld',
    lastName: 'Achternaam is een verplicht veld',
    email: 'E-mailadres is een verplicht veld',
    message: 'Bericht is een verplicht veld',
    organisation: 'Naam organisatie is een verplicht veld',
    street: 'Straat is een verplicht veld',
    postal: 'Postcode is een verplicht veld',
    city: 'Gemeente is een verplicht veld',
    vat: 'BTW-nummer is een verplicht veld',
    contactName: 'Naam contactpersoon is een verplicht veld',
    contactEmail: 'E-mailadres contactpersoon is een verplicht veld',
    ticketsAmount: 'Gewenst aantal dagtickets is een verplicht veld',
  },
  invalid: {
    email: 'E-mailadres is geen geldig e-mailadres',
    contactEmail: 'E-mailadres contactpersoon is geen geldig e-mailadres',
    postal: 'Postcode bestaat niet in België. Buitenland? Zet de landcode ervoor, zoals L-1855',
    ticketsAmount: 'Gewenst aantal dagtickets is een geheel getal van 1 of meer',
    tooManyTickets: 'Gewenst aantal dagtickets is hoogstens 99.999',
  },
} as const;

/** Returns the error for a text that is too long: «Bericht is te lang: hoogstens 5.000 tekens». */
export const tooLong = (label: string, most: number): string =>
  `${label} is te lang: hoogstens ${most.toLocaleString('nl-BE')} tekens`;

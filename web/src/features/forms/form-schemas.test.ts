import { describe, expect, it } from 'vitest';
import { type FieldName, type FormKind, fieldNames } from '../../domain/pages/submission.ts';
import { type FieldValues, fieldValues, isMistypedVat, MAX_LENGTH } from './form-fields.ts';
import { readForm } from './form-schemas.ts';

const FILLED_IN: { readonly [Kind in FormKind]: FieldValues } = {
  contact: { firstName: 'Lore', lastName: 'Claes', email: 'lore@example.org', message: 'Mag mijn hond mee?' },
  'group-purchase': {
    organisation: 'Leesclub De Komma',
    street: 'Sluizeken 88',
    postal: '9000',
    city: 'Gent',
    vat: 'geen',
    contactName: 'Lore Claes',
    contactEmail: 'lore@example.org',
    ticketsAmount: '25',
    extraInfo: 'Op zondag, graag.',
  },
  newsletter: { email: 'lore@example.org' },
};

const errorsOf = (kind: FormKind, changed: FieldValues) =>
  readForm(kind, { ...FILLED_IN[kind], ...changed }).errors;

const REQUIRED: readonly [FormKind, FieldName, string][] = [
  ['contact', 'firstName', 'Voornaam is een verplicht veld'],
  ['contact', 'lastName', 'Achternaam is een verplicht veld'],
  ['contact', 'email', 'E-mailadres is een verplicht veld'],
  ['contact', 'message', 'Bericht is een verplicht veld'],
  ['group-purchase', 'organisation', 'Naam organisatie is een verplicht veld'],
  ['group-purchase', 'street', 'Straat is een verplicht veld'],
  ['group-purchase', 'postal', 'Postcode is een verplicht veld'],
  ['group-purchase', 'city', 'Gemeente is een verplicht veld'],
  ['group-purchase', 'vat', 'BTW-nummer is een verplicht veld'],
  ['group-purchase', 'contactName', 'Naam contactpersoon is een verplicht veld'],
  ['group-purchase', 'contactEmail', 'E-mailadres contactpersoon is een verplicht veld'],
  ['group-purchase', 'ticketsAmount', 'Gewenst aantal dagtickets is een verplicht veld'],
  ['newsletter', 'email', 'E-mailadres is een verplicht veld'],
];

describe('reading a form', () => {
  it.each(REQUIRED)(
    'reports a missing field of %s, «%s», with its own message (§5.3, §5.5, §5.6, §5.7, §5.8, §5.9, §5.10, §5.11, §5.12, §5.13, §5.14, §5.15, §5.16, §5.17, §5.18)',
    (kind, name, message) => {
      for (const nothing of ['', '   ', '\n', '\u200b', '\u3164', '\u2800', undefined]) {
        expect(errorsOf(kind, { [name]: nothing })).toEqual({ [name]: message });
      }
    },
  );

  it('reports all missing fields at once, in the order of the form', () => {
    for (const kind of ['contact', 'group-purchase', 'newsletter'] as const) {
      const required = REQUIRED.filter(([of]) => of === kind);
      expect(Object.entries(readForm(kind, {}).errors ?? {})).toEqual(
        required.map(([, name, message]) => [name, message]),
      );
    }
  });

  it("returns exactly the form's fields, trimmed (§3.34, §3.35, §3.36)", () => {
    expect(readForm('contact', { ...FILLED_IN.contact, firstName: '  Lore ' }).submission).toEqual({
      form: 'contact',
      ...FILLED_IN.contact,
    });
    expect(readForm('group-purchase', FILLED_IN['group-purchase']).submission).toEqual({
      form: 'group-purchase',
      ...FILLED_IN['group-purchase'],
      ticketsAmount: 25,
    });
    expect(readForm('newsletter', FILLED_IN.newsletter).submission).toEqual({
      form: 'newsletter',
      email: 'lore@example.org',
    });
  });

  it.each([
    'lore',
    'lore@',
    '@example.org',
    'lore@example',
    'lore@example..org',
    'lo re@example.org',
    'a@b@c.be',
    'lore@ex,ample.org',
    'lore@-example.org',
    'lore@example-.org',
    'lore@xn--zz--.be',
    'lore@xn--a.be',
    'lore@192.0.2.7',
    'lore@example.o',
    'lore@ex_ample.org',
    'lore@example.org/x',
    '“lore@example.org',
    '.lore@example.org',
    'lore..claes@example.org',
    `${'l'.repeat(65)}@example.org`,
    `lore@${'e'.repeat(64)}.org`,
  ])('rejects «%s» as an e-mail address', (email) => {
    expect(errorsOf('contact', { email })).toEqual({ email: 'E-mailadres is geen geldig e-mailadres' });
    expect(errorsOf('group-purchase', { contactEmail: email })?.contactEmail).toMatch(
      /geen geldig e-mailadres$/,
    );
  });

  it.each([
    "o'brien+boek@mail.example.org",
    'zoë@café.be',
    'zoë@xn--caf-dma.be',
    'a@b.museum',
    'a@ex--ample.be',
    ' lore@example.org ',
  ])('accepts «%s» as an e-mail address', (email) => expect(errorsOf('contact', { email })).toBeUndefined());

  it.each([
    '\u202alore@example.org\u202c',
    '\ufefflore@example.org',
    'lo\u00adre@exam\u200bple.org',
    '\u00a0lore\u00a0@\u202fexample.org',
    'lore\ufe0f@example.org\ufffc',
    'mailto:lore@example.org',
    'Lore Claes <lore@example.org>',
    'lore@example.org <lore@example.org>,',
    'lore@example.org;',
  ])('reads «%s» as the address that was copied', (email) => {
    for (const kind of ['contact', 'newsletter'] as const) {
      const { submission } = readForm(kind, { ...FILLED_IN[kind], email });
      expect(submission).toMatchObject({ email: 'lore@example.org' });
    }
  });

  it('removes invisible characters from every single line, and replaces no-break spaces', () => {
    const { submission } = readForm('group-purchase', {
      ...FILLED_IN['group-purchase'],
      organisation: '\u202aLeesclub\u00a0De\u2007\u2007Kom\u00adma\u202c',
      postal: '\u200b9000\ufeff',
      vat: 'BE\u00a00123.456.749\u200e',
      contactName: 'Zoe\u0308\u2060 Claes',
      ticketsAmount: '\u206825\u2069',
    });
    expect(submission).toMatchObject({
      organisation: 'Leesclub De Komma',
      postal: '9000',
      vat: 'BE 0123.456.749',
      contactName: 'Zoë Claes',
      ticketsAmount: 25,
    });
  });

  it.each(['0', '-1', '1.5', '1,5', 'tien', '25 stuks', '1e3'])(
    'rejects «%s» as a number of tickets',
    (ticketsAmount) => {
      expect(errorsOf('group-purchase', { ticketsAmount })).toEqual({
        ticketsAmount: 'Gewenst aantal dagtickets is een geheel getal van 1 of meer',
      });
    },
  );

  it('accepts up to five digits for the number of tickets', () => {
    expect(errorsOf('group-purchase', { ticketsAmount: '007' })).toBeUndefined();
    expect(errorsOf('group-purchase', { ticketsAmount: '99999' })).toBeUndefined();
    expect(errorsOf('group-purchase', { ticketsAmount: '100000' })?.ticketsAmount).toMatch(
      /hoogstens 99\.999$/,
    );
  });

  it.each(['BE0123456749', 'BE 0123.456.749', 'BE1000000021', 'BE0123456700', 'NL123456789B01', 'geen'])(
    'accepts any VAT number, including «%s»',
    (vat) => expect(errorsOf('group-purchase', { vat })).toBeUndefined(),
  );

  it('accepts missing extra information (§5.3)', () => {
    const { extraInfo: _, ...rest } = FILLED_IN['group-purchase'];
    for (const extraInfo of [undefined, '', '  ']) {
      const { submission } = readForm('group-purchase', { ...rest, extraInfo });
      expect(submission).toMatchObject({ form: 'group-purchase', extraInfo: undefined });
    }
  });

  it('keeps a name on one line and preserves the lines of a message', () => {
    const { submission } = readForm('contact', {
      ...FILLED_IN.contact,
      firstName: 'Lore\r\nBcc: iedereen@example.org',
      message: 'Dag,\r\n\r\nmag mijn hond mee?\u0000',
    });
    expect(submission).toMatchObject({
      firstName: 'Lore Bcc: iedereen@example.org',
      message: 'Dag,\n\nmag mijn hond mee?',
    });
  });

  it('reports the maximum length of a text that is too long', () => {
    expect(errorsOf('contact', { message: 'a'.repeat(MAX_LENGTH.text) })).toBeUndefined();
    expect(errorsOf('contact', { message: 'a'.repeat(MAX_LENGTH.text + 1) })).toEqual({
      message: 'Bericht is te lang: hoogstens 5.000 tekens',
    });
    expect(errorsOf('contact', { lastName: 'a'.repeat(MAX_LENGTH.line + 1) })?.lastName).toMatch(
      /^Achternaam is te lang/,
    );
  });
});

describe('the fields of a form', () => {
  it('picks the known fields from arbitrary input', () => {
    const odd = JSON.parse(
      '{"email":"a@b.be","__proto__":{"firstName":"x"},"constructor":"y","message":["z"],"lastName":7}',
    );
    expect(fieldValues('contact', odd)).toEqual({ lastName: '7', email: 'a@b.be' });
    expect(fieldValues('newsletter', { email: null })).toEqual({});
    expect(fieldValues('contact', Object.create({ email: 'geërfd' }))).toEqual({});
  });

  it('lists every field of each form, in order', () => {
    for (const kind of ['contact', 'group-purchase', 'newsletter'] as const) {
      expect(Object.keys(FILLED_IN[kind])).toEqual(fieldNames(kind));
    }
  });
});

it.each(['BE0123456749', 'be 0123.456.749', '0123 456 749', '123456749', 'BE1000000021'])(
  'accepts the check digits of %s',
  (vat) => expect(isMistypedVat(vat)).toBe(false),
);

it.each(['BE0123456748', '0123.456.740', 'BE1000000022'])('flags the check digits of %s', (vat) =>
  expect(isMistypedVat(vat)).toBe(true),
);

it.each(['', 'geen', 'NL123456789B01', 'FR12345678901', 'BE', '12'])(
  'does not verify check digits in «%s»',
  (vat) => expect(isMistypedVat(vat)).toBe(false),
);

import { describe, expect, it } from 'vitest';
import { GROUP_REQUEST } from '../../test/submissions/sample-submissions.ts';
import { confirmationEmail, emailHtml, emailText, optInEmail, teamEmail } from './email-templates.ts';

const MESSAGE = 'Klik op https://kwaad.example';
const CONTACT = {
  form: 'contact' as const,
  firstName: 'Nele',
  lastName: 'Vandewalle',
  email: 'lezer@voorbeeld.be',
  message: MESSAGE,
};

describe('mail templates', () => {
  it('includes every filled-in field in the mail to the team', () => {
    const letter = teamEmail(
      { ...GROUP_REQUEST, extraInfo: 'Twee rolstoelen.\nGraag op maandag.' },
      '7e6f9a12',
    );
    expect(letter.subject).toBe('Groepsaankoop: 48 dagtickets voor Basisschool De Linde');
    const text = emailText(letter);
    for (const value of [
      'Kerkstraat 1',
      '8500',
      'BE 0123.456.749',
      'joris@delinde.example',
      '  Graag op maandag.',
      'Referentie:\n  7e6f9a12',
    ]) {
      expect(text).toContain(value);
    }
    expect(emailText(teamEmail(GROUP_REQUEST, '7e6f9a12'))).not.toContain('Extra informatie');
  });

  it('tells the sender the reference and the response time, and that nothing has been ordered yet', () => {
    const letter = confirmationEmail(GROUP_REQUEST, '7e6f9a12', 'www.boektopia.be');
    expect(letter.subject).toBe('We hebben je aanvraag voor groepstickets goed ontvangen');
    expect(emailText(letter)).toMatch(/^Dag Joris Claeys\n/);
    expect(emailText(letter)).toContain('Je referentie is 7e6f9a12. Binnen twee werkdagen sturen we je');
    expect(emailText(letter)).toContain('Je tickets zijn nog niet besteld.');
  });

  it.each([
    ['contact', CONTACT],
    ['group-purchase', { ...GROUP_REQUEST, extraInfo: MESSAGE }],
  ])('quotes nothing but the name from the %s form in the mail to the sender', (_, submission) => {
    const typed = Object.entries(submission).filter(([name]) => !/^(form|firstName|contactName)$/.test(name));
    const letter = confirmationEmail(submission, '7e6f9a12', 'www.boektopia.be');
    for (const [name, value] of typed) {
      expect(emailText(letter), name).not.toContain(String(value));
      expect(emailHtml(letter), name).not.toContain(String(value));
    }
  });

  it.each([
    ['Jean-Luc', 'Dag Jean-Luc'],
    ['D’Artagnan van den \u00d8stby', 'Dag D’Artagnan van den \u00d8stby'],
    ['a'.repeat(40), `Dag ${'a'.repeat(40)}`],
    ['a'.repeat(41), 'Dag'],
    ['Gefeliciteerd, je won! https://kwaad.example', 'Dag'],
    ['kwaad.example', 'Dag'],
    ['Bel 0900', 'Dag'],
    ['<b>', 'Dag'],
    ['\u202eebdak', 'Dag'],
    ['', 'Dag'],
  ])('greets a sender who typed the first name «%s» with «%s»', (firstName, greeting) => {
    const letter = confirmationEmail({ ...CONTACT, firstName }, '7e6f9a12', 'www.boektopia.be');
    expect(emailText(letter).split('\n')[0]).toBe(greeting);
  });

  it('renders the content of a mail in HTML too, and escapes the tags that a sender typed', () => {
    const html = emailHtml(teamEmail({ ...GROUP_REQUEST, organisation: '<img src=x> & "co"' }, '7e6f9a12'));
    expect(html).toContain('<dd>&lt;img src=x&gt; &amp; &quot;co&quot;</dd>');
    expect(html).not.toContain('<img');
  });

  it('includes a single confirmation link in the opt-in mail', () => {
    const letter = optInEmail('https://x.be/nieuwsbrief/bevestigen?token=a.1.b', 'x.be');
    expect(emailText(letter)).toContain('\nhttps://x.be/nieuwsbrief/bevestigen?token=a.1.b\n');
    expect(emailHtml(letter)).toContain('<a href="https://x.be/nieuwsbrief/bevestigen?token=a.1.b">');
  });
});

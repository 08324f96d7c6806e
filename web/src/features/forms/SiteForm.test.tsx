import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIELD_LABELS, type FormKind, fieldNames } from '../../domain/pages/submission.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { type FormAgain, SiteForm } from './SiteForm.tsx';

type Shown = { kind: FormKind; address?: string; again?: FormAgain; days?: number };

const html = ({ kind, address = '/contact', again, days = 90 }: Shown) =>
  renderToStaticMarkup(
    <AtAddress address={address}>
      <SiteForm
        kind={kind}
        id="f1"
        again={again}
        days={days}
        sent={({ message, reference, focused }) => `[${message} ${reference} ${focused}]`}
      />
    </AtAddress>,
  );

const KINDS = ['contact', 'group-purchase', 'newsletter'] as const;

describe('a form of the site', () => {
  it.each(KINDS)(
    'shows each field of %s once, all required except extra information (§5.1, §5.3)',
    (kind) => {
      const shown = html({ kind });
      for (const name of fieldNames(kind)) {
        const controls = [
          ...shown.matchAll(new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`, 'g')),
        ];
        expect(controls).toHaveLength(1);
        const optional = name === 'extraInfo';
        expect(controls[0]?.[0].includes('required=""')).toBe(!optional);
        const star = optional ? '' : '<span aria-hidden="true"> *</span>';
        expect(shown).toContain(`<label for="f1-${name}" class="label">${FIELD_LABELS[name]}${star}</label>`);
      }
    },
  );

  it('labels fields and groups in plain Dutch', () => {
    const group = html({ kind: 'group-purchase' });
    expect(group).toContain('Velden met een * zijn verplicht.');
    expect([...group.matchAll(/<legend[^>]*>([^<]*)</g)].map(([, legend]) => legend)).toEqual([
      'Je organisatie',
      'Aan wie antwoorden we?',
      'Je bezoek',
    ]);
    expect(group).toContain('Met huisnummer.');
    expect(html({ kind: 'contact' })).toContain('Velden met een * zijn verplicht.');
  });

  it('lets browsers fill in names, addresses and numbers (§5.2)', () => {
    const contact = html({ kind: 'contact' });
    expect(contact).toMatch(
      /name="firstName"[^>]*autoComplete="given-name"|autoComplete="given-name"[^>]*name="firstName"/,
    );
    expect(contact).toMatch(/<input[^>]*type="email"[^>]*>/);
    expect(contact).toMatch(/<textarea[^>]*rows="5"/);
    const group = html({ kind: 'group-purchase' });
    for (const token of ['organization', 'address-line1', 'postal-code', 'address-level2', 'name', 'email']) {
      expect(group).toContain(`autoComplete="${token}"`);
    }
    expect(group).toContain('inputMode="numeric"');
  });

  it.each([
    ['contact', '/api/contact'],
    ['group-purchase', '/api/group-purchase'],
    ['newsletter', '/api/subscribe'],
  ] as const)('works without scripts for %s: posts to %s and includes the return place', (kind, endpoint) => {
    const shown = html({ kind, address: '/vrijwilligers?thema=strips' });
    expect(shown).toMatch(
      new RegExp(
        `<form[^>]* noValidate=""[^>]* action="${endpoint}" encType="multipart/form-data" method="post">`,
      ),
    );
    expect(shown).toContain('<input type="hidden" name="terug" value="/vrijwilligers#f1"/>');
  });

  it('explains beside the button how the data are used, how long they are retained, and where to read more', () => {
    expect(html({ kind: 'contact' })).toMatch(
      /Verstuur je bericht.*om je te antwoorden en wissen het na 90\u00a0dagen\. <a href="\/privacy#/s,
    );
    expect(html({ kind: 'group-purchase' })).toContain('voor je offerte en wissen het na 90\u00a0dagen.');
    expect(html({ kind: 'newsletter' })).toContain('tot je je uitschrijft.');
    expect(html({ kind: 'contact', days: 30 })).toContain('wissen het na 30\u00a0dagen.');
  });

  it('renders the same HTML for every visitor, because caches share it', () => {
    for (const kind of KINDS) expect(html({ kind })).toBe(html({ kind }));
    expect(html({ kind: 'contact' }).match(/type="hidden"/g)).toHaveLength(1);
  });

  it('contains a honeypot that visitors cannot see, hear or reach', () => {
    expect(html({ kind: 'contact' })).toMatch(
      /<div class="trap" inert=""><label>Laat dit leeg<input type="text" tabindex="-1" autoComplete="off" name="onderwerp"\/>/i,
    );
  });

  it('shows the confirmation when the visitor returns after submitting (§4.4)', () => {
    expect(html({ kind: 'contact', address: '/contact?verzonden=f1' })).toContain(
      '[Je bericht werd verzonden! undefined false]',
    );
    expect(html({ kind: 'group-purchase', address: '/groepen?verzonden=group-purchase' })).toContain(
      '[Je aanvraag werd verstuurd undefined false]',
    );
    expect(html({ kind: 'contact', address: '/contact?verzonden=f2' })).toContain('<form');
  });

  it('shows the reference number of a submission, and no other text from the address', () => {
    const sent = (reference: string) =>
      html({ kind: 'group-purchase', address: `/groepen?verzonden=f1&referentie=${reference}` });
    expect(sent('7e6f9a12')).toContain('[Je aanvraag werd verstuurd 7e6f9a12 false]');
    expect(sent('bel%200900')).toContain('[Je aanvraag werd verstuurd undefined false]');
  });

  it('shows the message of a busy endpoint once, in Dutch', () => {
    const failure = 'Het is even druk. Wat je schreef staat er nog: probeer opnieuw.';
    const again = { place: '/', values: { message: 'Dag' }, errors: {}, failure };
    const shown = html({ kind: 'contact', again });
    expect(shown).toContain(`<p>${failure}</p>`);
    expect(shown).not.toContain('zo dadelijk opnieuw');
    expect(shown).toContain('>Dag</textarea>');
  });

  it('keeps the input after errors, with a summary above the form and a message at each field', () => {
    const errors = { message: 'Bericht is een verplicht veld' };
    const again = { place: '/vrijwilligers#f9', values: { firstName: 'Lore & co' }, errors };
    const shown = html({ kind: 'contact', again });
    expect(shown).toContain('value="Lore &amp; co"');
    expect(shown).toContain('name="terug" value="/vrijwilligers#f9"');
    expect(shown).toContain('<a href="#f1-message">Bericht is een verplicht veld</a>');
    expect(shown).toMatch(/aria-describedby="f1-message-fout" aria-invalid="true"/);
    expect(shown.indexOf('Eén veld vraagt')).toBeLessThan(shown.indexOf('name="firstName"'));
  });

  it('shows above the preserved input why the form was not sent (§8.4)', () => {
    const failure = 'Received an error HTTP status code: Service Unavailable.';
    const shown = html({
      kind: 'contact',
      again: { place: '/', values: { message: 'Dag' }, errors: {}, failure },
    });
    expect(shown).toMatch(/role="alert".*Je bericht is niet verstuurd.*Service Unavailable\..*<form/s);
    expect(shown).toContain('>Dag</textarea>');
  });

  it('shows a hint for a VAT number with wrong check digits, and still accepts the number', () => {
    const again = { place: '/', values: { vat: 'BE0123456700' }, errors: {} };
    expect(html({ kind: 'group-purchase', again })).toContain(
      'Klopt dit nummer? Je mag het ook zo versturen.',
    );
    expect(html({ kind: 'group-purchase' })).toContain(
      'Enkel voor je factuur, als school of bedrijf. Geen btw-nummer? Vul ‘geen’ in.',
    );
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormField, type FormFieldProps, RequiredNote } from './FormField.tsx';
import { FIELD_EXAMPLES } from './field-examples.ts';

const html = (props: FormFieldProps) => renderToStaticMarkup(<FormField {...props} />);
const named = { id: 'contact-veld', name: 'veld', label: 'Veld' };

const TYPES: readonly [string, FormFieldProps, RegExp][] = [
  ['text', { ...named, type: 'text' }, /<input[^>]* type="text"/],
  ['textarea', { ...named, type: 'textarea' }, /<textarea/],
  ['email', { ...named, type: 'email' }, /<input[^>]* type="email"/],
  ['file', { ...named, type: 'file' }, /<input[^>]* type="file"/],
  ['tel', { ...named, type: 'tel' }, /<input[^>]* type="tel"/],
  ['select', { ...named, type: 'select', options: [] }, /<select/],
  ['checkbox', { ...named, type: 'checkbox' }, /<input[^>]* type="checkbox"/],
  ['search', { ...named, type: 'search' }, /<input[^>]* type="search"/],
  ['hidden', { type: 'hidden', name: 'veld', value: 'x' }, /^<input type="hidden" name="veld" value="x"\/>$/],
  ['password', { ...named, type: 'password' }, /<input[^>]* type="password"/],
];

describe('a field', () => {
  it.each(TYPES)('renders a field of the type %s (§3.43)', (type, props, control) => {
    expect(html(props)).toMatch(control);
    if (type !== 'hidden')
      expect(html(props)).toContain('<label for="contact-veld" class="label">Veld</label>');
  });

  it('shows an asterisk after the label of a required field, and marks it as required for the browser (§5.1)', () => {
    const required = html({ ...named, required: true });
    expect(required).toContain('Veld<span aria-hidden="true"> *</span></label>');
    expect(required).toMatch(/<input[^>]* required=""/);
    expect(html(named)).not.toMatch(/required|\*/);
    expect(html({ ...named, type: 'checkbox', required: true })).toMatch(/\*<\/span><\/label>/);
  });

  it.each(FIELD_EXAMPLES)('connects the label and error of a field to its control: $id', (example) => {
    const shown = html(example);
    expect(shown).toContain(`for="${example.id}"`);
    expect(shown.includes('aria-invalid="true"')).toBe(example.error !== undefined);
  });

  it('gives a textarea five rows (§5.2)', () => {
    expect(html({ ...named, type: 'textarea' })).toContain('rows="5"');
  });

  it('describes a field by its hint and its error', () => {
    const wrong = html({ ...named, hint: 'Zoals op je pas', error: 'Veld is een verplicht veld' });
    expect(wrong).toContain('aria-describedby="contact-veld-hint contact-veld-fout" aria-invalid="true"');
    expect(wrong).toContain('<p id="contact-veld-hint" class="hint">Zoals op je pas</p>');
    expect(wrong).toMatch(/<p id="contact-veld-fout" class="error">.*Veld is een verplicht veld/);
    expect(html(named)).not.toMatch(/aria-|contact-veld-/);
  });

  it('passes the attributes for autocompletion and maximum length to the control', () => {
    const field = html({ ...named, type: 'email', autoComplete: 'email', maxLength: 254 });
    expect(field).toMatch(/<input[^>]*autoComplete="email"[^>]*>/);
    expect(field).toMatch(/<input[^>]*maxLength="254"[^>]*>/);
  });

  it('shows the options of a select', () => {
    const options = [
      { value: '', label: 'Kies' },
      { value: 'forum', label: 'Forum' },
    ];
    expect(html({ ...named, type: 'select', options, defaultValue: 'forum' })).toContain(
      '<option value="">Kies</option><option value="forum" selected="">Forum</option>',
    );
  });

  it('explains the asterisk of required fields in a note', () => {
    expect(renderToStaticMarkup(<RequiredNote />)).toContain('*');
  });
});

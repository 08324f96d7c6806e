import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const email = { id: 'contact-email', message: 'E-mailadres is een verplicht veld' };
const message = { id: 'contact-message', message: 'Bericht is een verplicht veld' };

describe('the error summary of a form', () => {
  it('links from each error message to its field', () => {
    const html = renderToStaticMarkup(<ErrorSummary errors={[email, message]} />);
    expect(html).toContain('<a href="#contact-email">E-mailadres is een verplicht veld</a>');
    expect(html).toContain('<a href="#contact-message">Bericht is een verplicht veld</a>');
    expect(html).toContain('2 velden vragen nog aandacht');
  });

  it('renders the error summary as a named region that can take the focus', () => {
    const html = renderToStaticMarkup(<ErrorSummary errors={[email]} />);
    expect(html).toMatch(/<section[^>]* aria-labelledby="(\S+)" tabindex="-1"><h2 id="\1"[^>]*>Eén veld/);
  });

  it('renders the error summary as an alert without focus if the visitor did not submit the form', () => {
    const html = renderToStaticMarkup(<ErrorSummary errors={[email]} focused={false} />);
    expect(html).toMatch(/<section[^>]* role="alert"/);
    expect(html).not.toContain('tabindex');
  });

  it('renders no error summary without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotAvailableOffline } from './NotAvailableOffline.tsx';
import { NotFound, Unavailable } from './status-pages.tsx';

describe('a missing page', () => {
  it('shows a search form that works without scripts, and a link to the programme', () => {
    const html = renderToStaticMarkup(<NotFound />);
    expect(html).toMatch(/<h1[^>]*>Deze bladzijde ontbreekt<\/h1>/);
    expect(html).toMatch(/<form[^>]* action="\/zoeken">/);
    expect(html).not.toContain('method=');
    expect(html).toMatch(/<input[^>]* name="zoekterm"/);
    expect(html).toContain('href="/programma"');
  });

  it('hides its drawing from screen readers', () => {
    expect(renderToStaticMarkup(<NotFound />)).toMatch(
      /<svg[^>]* aria-hidden="true"[^>]*><use href="[^"#]*scenes[^"#]*\.svg#torn"/,
    );
  });

  it('uses a lower heading level inside another page', () => {
    expect(renderToStaticMarkup(<NotFound level={3} />)).not.toContain('<h1');
  });
});

describe('a page that is not available offline', () => {
  it('shows a drawing and links to the downloaded pages', () => {
    const html = renderToStaticMarkup(<NotAvailableOffline />);
    expect(html).toMatch(/<h1[^>]*>Niet op dit toestel<\/h1>/);
    expect(html).toMatch(/<use href="[^"#]*scenes[^"#]*\.svg#packed"/);
    expect(html).toContain('href="/nu"');
  });

  it('links to no offline pages if nothing was downloaded', () => {
    const html = renderToStaticMarkup(<NotAvailableOffline hasProgramme={false} />);
    expect(html).toMatch(/<h1[^>]*>Geen verbinding<\/h1>/);
    expect(html).toContain('opent deze bladzijde vanzelf');
    expect(html).not.toContain('href="/mijn-stapel"');
  });
});

describe('an outage', () => {
  it('links to the requested page, so that the visitor can try again', () => {
    const html = renderToStaticMarkup(<Unavailable retry="/programma/2025-10-27?pagina=2" />);
    expect(html).toMatch(/<h1[^>]*>Even geduld, we zoeken de bladzijde<\/h1>/);
    expect(html).toContain('href="/programma/2025-10-27?pagina=2"');
  });
});

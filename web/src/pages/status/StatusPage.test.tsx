import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotOnDevice } from './NotOnDevice.tsx';
import { NotFound, Unavailable } from './status-pages.tsx';

describe('a missing page', () => {
  it('offers search, as a form that works without scripts, and today', () => {
    const html = renderToStaticMarkup(<NotFound />);
    expect(html).toMatch(/<h1[^>]*>Deze bladzijde ontbreekt<\/h1>/);
    expect(html).toMatch(/<form[^>]* action="\/zoeken">/);
    expect(html).not.toContain('method=');
    expect(html).toMatch(/<input[^>]* name="zoekterm"/);
    expect(html).toContain('href="/programma"');
  });

  it('shows the leaf that is out to the eye only', () => {
    expect(renderToStaticMarkup(<NotFound />)).toMatch(
      /<svg[^>]* aria-hidden="true"[^>]*><use href="[^"#]*scenes[^"#]*\.svg#torn"/,
    );
  });

  it('takes a lower heading inside a page', () => {
    expect(renderToStaticMarkup(<NotFound level={3} />)).not.toContain('<h1');
  });
});

describe('a page that a device did not take along', () => {
  it('shows a suitcase with a book left at home, and leads to what is in it', () => {
    const html = renderToStaticMarkup(<NotOnDevice />);
    expect(html).toMatch(/<h1[^>]*>Niet op dit toestel<\/h1>/);
    expect(html).toMatch(/<use href="[^"#]*scenes[^"#]*\.svg#packed"/);
    expect(html).toContain('href="/mijn-stapel"');
  });

  it('promises nothing where nothing was taken along yet', () => {
    const html = renderToStaticMarkup(<NotOnDevice hasProgramme={false} />);
    expect(html).toMatch(/<h1[^>]*>Geen verbinding<\/h1>/);
    expect(html).toContain('opent deze bladzijde vanzelf');
    expect(html).not.toContain('href="/mijn-stapel"');
  });
});

describe('an outage', () => {
  it('lets a visitor try the same page again', () => {
    const html = renderToStaticMarkup(<Unavailable retry="/programma/2025-10-27?pagina=2" />);
    expect(html).toMatch(/<h1[^>]*>Even geduld, we zoeken de bladzijde<\/h1>/);
    expect(html).toContain('href="/programma/2025-10-27?pagina=2"');
  });
});

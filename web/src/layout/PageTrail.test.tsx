import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './PageTrail.tsx';

describe('the breadcrumb', () => {
  it('lists the steps from the home page, and ends with the kind of page (§2.81, §2.82)', () => {
    const html = renderToStaticMarkup(<Breadcrumb path="/activiteiten/de-slak" />);
    expect(html).toContain('<nav aria-label="Kruimelpad">');
    expect(html).toContain('<a href="/">Start</a>');
    expect(html).toContain('<a href="/programma">Programma</a>');
    expect(html).toContain('<span aria-current="page">Activiteit</span>');
  });

  it('renders markup in an address as text', () => {
    expect(renderToStaticMarkup(<Breadcrumb path="/%3Cb%3E/x" />)).toContain('<span>&lt;b&gt;</span>');
  });

  it('renders no breadcrumb on the home page', () => {
    expect(renderToStaticMarkup(<Breadcrumb path="/" />)).toBe('');
  });
});

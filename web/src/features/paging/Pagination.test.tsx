import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGE_START, PageStart, Pagination } from './Pagination.tsx';

const start = (number: number, count: number) =>
  renderToStaticMarkup(<PageStart number={number} count={count} />);

describe('the page heading of a list', () => {
  it('shows the page number in a focusable element', () => {
    expect(start(2, 5)).toBe(`<p id="${PAGE_START}" class="start" tabindex="-1">Bladzijde 2 van 5</p>`);
  });

  it('renders the page number on the first page too, as the target of pager links', () => {
    expect(start(1, 5)).toContain('Bladzijde 1 van 5');
    expect(start(1, 5)).toContain('class="start hidden"');
  });

  it('renders nothing if there is only one page (§9.14)', () => {
    expect(start(1, 1)).toBe('');
  });

  it('has the id that every pager link points to', () => {
    const pager = renderToStaticMarkup(<Pagination path="/nieuws" number={2} count={3} label="Bladzijden" />);
    const links = pager.match(/<a [^>]*>/g) ?? [];
    expect(links).toHaveLength(5);
    for (const link of links) expect(link).toMatch(/ href="[^"]*#bladzijde"/);
  });
});

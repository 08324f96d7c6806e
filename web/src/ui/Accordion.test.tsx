import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const entries = [
  { key: 'a', title: 'Eén', content: <p>uno</p> },
  { key: 'b', title: 'Twee', content: <p>due</p> },
];

describe('an accordion', () => {
  it('renders each drawer as a native `details` element, which opens by click, Space and Enter (§4.1)', () => {
    const html = renderToStaticMarkup(<Accordion entries={entries} />);
    expect(html.match(/<details class="drawer"><summary/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*>Eén<\/h3>/);
    expect(html).toContain('<p>due</p>');
  });
});

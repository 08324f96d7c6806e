import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion, Drawer } from './Accordion.tsx';

const entries = [
  { key: 'a', title: 'Eén', content: <p>uno</p> },
  { key: 'b', title: 'Twee', content: <p>due</p> },
];

describe('an accordion', () => {
  it('opens by the browser’s own means: click, Space and Enter on a summary (§4.1)', () => {
    const html = renderToStaticMarkup(<Accordion entries={entries} />);
    expect(html.match(/<details class="drawer"><summary/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*>Eén<\/h3>/);
    expect(html).toContain('<p>due</p>');
  });

  it('opens one at a time when it has a name', () => {
    expect(
      renderToStaticMarkup(<Accordion entries={entries} name="menu" />).match(/name="menu"/g),
    ).toHaveLength(2);
  });

  it('has drawers that begin open', () => {
    const html = renderToStaticMarkup(
      <Drawer title="Filter" level={2} open>
        x
      </Drawer>,
    );
    expect(html).toMatch(/<details[^>]* open="">/);
    expect(html).toContain('<h2');
  });
});

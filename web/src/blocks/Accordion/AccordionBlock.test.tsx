import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL, paragraph } from '../examples.ts';
import { AccordionBlock } from './AccordionBlock.tsx';

const render = (block: typeof FULL.accordion) =>
  renderToStaticMarkup(<AccordionBlock block={block} showBlock={() => null} />);

describe('an accordion', () => {
  it('renders one drawer per question, with the question as h3 below the accordion’s title (§2.34)', () => {
    const html = render(FULL.accordion);
    expect(html).toContain('<h2 class="heading">Veel gevraagd</h2>');
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/<h3[^>]*>Mogen honden mee\?<\/h3>/);
    expect(html).toContain('<h4>Assistentiehonden overal</h4>');
  });

  it('renders the questions as h2 if the accordion has no title', () => {
    const html = render({ ...FULL.accordion, title: undefined });
    expect(html).toMatch(/<h2[^>]*>Mogen honden mee\?<\/h2>/);
    expect(html).toContain('<h3>Assistentiehonden overal</h3>');
  });

  it('omits an accordion question that lacks a title or an answer (§3.22)', () => {
    const html = render({
      ...FULL.accordion,
      items: [
        { uid: '1', title: '', text: [paragraph('Antwoord')] },
        { uid: '2', title: 'Vraag', text: [{ kind: 'paragraph', children: [] }] },
        { uid: '3', title: 'Waar?', text: [paragraph('Daar.')] },
      ],
    });
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).toContain('Daar.');
  });
});

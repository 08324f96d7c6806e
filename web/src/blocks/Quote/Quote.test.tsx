import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL, sizeless } from '../examples.ts';
import { Quote } from './Quote.tsx';

const render = (block: typeof FULL.quote) => renderToStaticMarkup(<Quote block={block} />);

describe('a quote', () => {
  it('shows a quote with its writer and the writer’s role (§3.20)', () => {
    const html = render(FULL.quote);
    expect(html).toContain('<p>“Wachten is ook lezen.”</p>');
    expect(html).toContain('Godelieve Verhamme');
    expect(html).toContain('nummer 418');
    expect(html).toContain('godelieve.webp');
  });

  it('shows no caption if no writer is named', () => {
    expect(render({ ...FULL.quote, writer: undefined })).not.toContain('<figcaption');
  });

  it('shows a writer who has no role and whose portrait has no known size', () => {
    const html = render({ ...FULL.quote, writer: { name: 'Ida', image: sizeless } });
    expect(html).toContain('Ida');
    expect(html).toContain('x.png');
    expect(html).not.toContain('role');
  });

  it.each(['“Ja.”', '"Ja."', '„Ja.”', '«Ja.»', '‘Ja.’', ' Ja. '])(
    'shows %j in a single pair of quotation marks',
    (text) => {
      expect(render({ ...FULL.quote, text })).toContain('<p>“Ja.”</p>');
    },
  );

  it.each(["'s Avonds leest men foto’s.", '“Ja”, zei ze, “en nee.”', "Foto's van Ida's"])(
    'does not remove the inner quotation marks of %j',
    (text) => {
      expect(render({ ...FULL.quote, text })).toContain(`<p>“${text.replaceAll("'", '&#x27;')}”</p>`);
    },
  );

  it('renders nothing for a quote without words', () => {
    expect(render({ ...FULL.quote, text: '“”' })).toBe('');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { image, NOW } from '../../cards/examples.ts';
import type {
  RichText as Document,
  Inline,
  Mark,
  RichNode,
  TableCell,
} from '../../domain/pages/body/block.ts';
import { BlockView } from '../BlockView.tsx';
import { FULL, heading, link, paragraph, text } from '../examples.ts';
import { ReadingText } from './ReadingText.tsx';
import { RichText } from './RichText.tsx';

const render = (document: Document, top?: 2 | 3 | 4) =>
  renderToStaticMarkup(
    <ReadingText
      document={document}
      top={top}
      showBlock={(block) => <BlockView block={block} now={NOW} inText />}
    />,
  );

const line = (...children: Inline[]) => render([{ kind: 'paragraph', children }]);

describe('rich text', () => {
  it('renders every rich-text node (§3.30)', () => {
    const document: RichNode[] = [
      paragraph('alinea'),
      heading(2, 'kop'),
      { kind: 'bulletList', items: [[paragraph('punt')]] },
      { kind: 'orderedList', start: 3, items: [[paragraph('derde')]] },
      { kind: 'blockquote', children: [paragraph('citaat')] },
      { kind: 'codeBlock', language: 'ts', text: 'const a = 1 < 2;' },
      { kind: 'image', image: image('kat', { copyright: 'Boektopia' }) },
      paragraph({ kind: 'emoji', name: 'boek', emoji: '📖', marks: [] }, { kind: 'hardBreak' }, 'na'),
      { kind: 'horizontalRule' },
    ];
    const html = render(document);
    expect(html).toContain('<p>alinea</p><h2>kop</h2><ul><li><p>punt</p></li></ul>');
    expect(html).toContain('<ol start="3"><li><p>derde</p></li></ol><blockquote><p>citaat</p></blockquote>');
    expect(html).toContain('<code>const a = 1 &lt; 2;</code>');
    expect(html).toContain('alt="Illustratie: kat"');
    expect(html).toContain('© Boektopia');
    expect(html).toContain('<span role="img" aria-label="boek">📖</span><br/>na');
    expect(html).toContain('<hr/>');
  });

  it('renders every mark of a text, the first one innermost (§3.31)', () => {
    const plain = ['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript'] as const;
    const html = line(text('x', ...plain.map((kind): Mark => ({ kind }))));
    expect(html).toContain('<sup><sub><code><s><u><em><strong>x</strong></em></u></s></code></sub></sup>');
    expect(line(text('x', { kind: 'highlight' }))).toContain('<mark class="highlight">x</mark>');
    expect(line(text('x', { kind: 'textColor', color: '#d81e2c' }))).toContain('style="--chosen:#d81e2c"');
    expect(line(text('x', { kind: 'anchor', id: 'plan' }))).toContain(
      '<span id="plan" class="anchor">x</span>',
    );
  });

  it('renders adjacent texts with the same link as one link', () => {
    const html = line(text('de ', link('/a')), text('gids', { kind: 'bold' }, link('/a')));
    expect(html).toContain('<a href="/a">de <strong>gids</strong></a>');
  });

  it('opens a link in a new tab that has no access to the page, and mentions the new tab in the link (§3.31)', () => {
    const html = line(text('uit', link('https://www.example.org', { rel: 'nofollow', title: 't' }, true)));
    expect(html).toContain('rel="noopener nofollow"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('title="t"');
    expect(html).toContain('opent in een nieuw tabblad');
  });

  it('renders a stored h1 as an h2, without changing the other levels', () => {
    expect(render([heading(1, 'a'), heading(2, 'b'), heading(3, 'c')])).toContain(
      '<h2>a</h2><h2>b</h2><h3>c</h3>',
    );
    expect(render([heading(2, 'a')], 4)).toContain('<h4>a</h4>');
  });

  it('shows the title and copyright of an image in a text', () => {
    const titled = image('kat', { title: 'De kat van de Leie', copyright: 'Boektopia' });
    expect(render([{ kind: 'image', image: titled }])).toMatch(
      /<figcaption[^>]*>De kat van de Leie <span[^>]*>© Boektopia<\/span><\/figcaption>/,
    );
    expect(render([{ kind: 'image', image: image('kat') }])).not.toContain('figcaption');
    const small = paragraph({ kind: 'image', image: titled, marks: [] });
    expect(render([small])).toContain('title="De kat van de Leie"');
  });

  it('puts a table in a scrollable, focusable region that is labelled by its column headings', () => {
    const cell = (words: string, header: boolean, colspan = 1): TableCell => ({
      header,
      colspan,
      rowspan: 1,
      children: [paragraph(words)],
    });
    const html = render([
      {
        kind: 'table',
        head: [[cell('Dag', true), cell('Uur', true)]],
        body: [[cell('zaterdag', true), cell('10:00', false)], [cell('samen', false, 2)]],
      },
    ]);
    expect(html).toContain(
      '<section class="table" data-wide="true" aria-label="Tabel: Dag, Uur" tabindex="0">',
    );
    expect(html).toContain('<thead><tr><th scope="col"><p>Dag</p></th>');
    expect(html).toContain('<th scope="row"><p>zaterdag</p></th><td class="value"><p>10:00</p></td>');
    expect(html).toContain('<td colSpan="2" class="value">');
  });

  it('keeps a short table value on one line, and gives a cell with sentences a minimum width', () => {
    const cell = (words: string): TableCell => ({
      header: false,
      colspan: 1,
      rowspan: 1,
      children: [paragraph(words)],
    });
    const body = [[cell('2,40 euro'), cell('Voor wie jonger is dan 26'), cell('Kom op tijd. '.repeat(4))]];
    const html = render([{ kind: 'table', head: [], body }]);
    expect(html).toContain('<td class="value"><p>2,40 euro</p></td><td><p>Voor wie');
    expect(html).toContain('<td class="sentences"><p>Kom op tijd.');
  });

  it('renders blocks between the parts of the text, and a floating block beside the next part', () => {
    const html = render([
      paragraph('voor'),
      { kind: 'blocks', blocks: [FULL.callToAction, { ...FULL.quote, floating: true }] },
      paragraph('na'),
    ]);
    expect(html).toMatch(/<div class="prose"><p>voor<\/p><\/div><div class="insert">.*Kom met de trein/s);
    expect(html).toMatch(/<div class="float".*Wachten is ook lezen.*<div class="prose"><p>na<\/p><\/div>$/s);
  });

  it('omits blocks from a text that allows none, such as an intro', () => {
    const document: Document = [
      paragraph('voor'),
      { kind: 'blockquote', children: [{ kind: 'blocks', blocks: [FULL.quote] }] },
      { kind: 'blocks', blocks: [FULL.callToAction] },
    ];
    const html = renderToStaticMarkup(<RichText document={document} />);
    expect(html).toContain('<p>voor</p>');
    expect(html).not.toMatch(/Wachten is ook lezen|Kom met de trein/);
  });

  it('renders nothing for an empty field, and skips empty lines between paragraphs', () => {
    expect(render([])).toBe('');
    expect(render([{ kind: 'paragraph', children: [] }])).toBe('');
    expect(render([paragraph('a'), { kind: 'paragraph', children: [] }])).toBe(
      '<div class="prose"><p>a</p></div>',
    );
  });

  it('causes no React warnings for paragraphs and list items', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    render([{ kind: 'bulletList', items: [[paragraph('a')], [paragraph('b', 'c')]] }, paragraph('d', 'e')]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('hostile rich text', () => {
  it('renders markup in a text as plain text', () => {
    expect(line(text('<img src=x onerror=alert(1)>'))).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(render([{ kind: 'codeBlock', text: '</code><script>1</script>' }])).not.toContain('<script');
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil.example',
  ])('renders the text of a link to %j without the link', (href) => {
    const html = line(text('woorden', link(href)));
    expect(html).toContain('woorden');
    expect(html).not.toContain('<a');
  });

  it('removes handlers, styles, addresses and raw HTML from a link’s custom attributes', () => {
    const html = line(
      text(
        'x',
        link('/a', {
          onclick: 'alert(1)',
          onMouseOver: 'alert(1)',
          style: 'position:fixed',
          href: 'javascript:alert(1)',
          dangerouslySetInnerHTML: '<b>x</b>',
          ref: 'x',
          target: '_top',
          'data-campagne': 'herfst',
        }),
      ),
    );
    expect(html).toContain('<a data-campagne="herfst" href="/a">x</a>');
  });

  it('rejects a colour that would add a second CSS declaration', () => {
    const html = line(
      text(
        'x',
        { kind: 'textColor', color: 'red;position:fixed' },
        { kind: 'highlight', color: 'url(//evil)' },
      ),
    );
    expect(html).not.toContain('style=');
  });

  it('ignores class names that editors may not use', () => {
    expect(line(text('x', { kind: 'styled', className: 'button constructor' }))).toContain('<span>x</span>');
    expect(line(text('x', { kind: 'styled', className: 'lead' }))).toContain('<span class="lead">x</span>');
  });

  it('escapes the id of an anchor and the name of an emoji', () => {
    expect(line(text('x', { kind: 'anchor', id: '"><script>' }))).not.toContain('<script>');
    expect(line(text('x'), { kind: 'emoji', name: '"onload="', emoji: '', marks: [] })).toContain(
      '&quot;onload=&quot;',
    );
  });
});

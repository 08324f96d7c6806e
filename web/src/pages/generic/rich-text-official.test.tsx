import { renderRichText } from '@storyblok/richtext';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BlockView } from '../../blocks/BlockView.tsx';
import { ReadingText } from '../../blocks/RichText/ReadingText.tsx';
import article from '../../cms/parse/fixtures/article.json' with { type: 'json' };
import { wordsOfMarkup } from '../../cms/parse/fixtures/markup-tree.ts';
import { canonical } from '../../cms/parse/fixtures/official-differences.ts';
import recorded from '../../cms/parse/fixtures/official-render-5.3.1.json' with { type: 'json' };
import { recordedContext } from '../../cms/parse/fixtures/recorded-context.ts';
import simple from '../../cms/parse/fixtures/simple.json' with { type: 'json' };
import { parseRichText } from '../../cms/parse/rich-text.ts';

const ours = (document: unknown) => {
  const { context } = recordedContext();
  return renderToStaticMarkup(
    <ReadingText
      document={parseRichText(document, context)}
      // Prevents our renderer from raising headings: any level may follow an h5.
      after={5}
      showBlock={(block) => <BlockView block={block} now={new Date(0)} inText />}
    />,
  );
};

/** Renders with the official renderer. Silences its warnings that it cannot render blocks. */
function official(document: unknown, options?: object): string {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // `as`: the library's type excludes documents that its own service sends.
  return renderRichText(document as Parameters<typeof renderRichText>[0], options);
}

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => doc({ type: 'paragraph', content });
const marked = (type: string, attrs: object = {}) => ({ type: 'text', text: 'x', marks: [{ type, attrs }] });
const link = (attrs: object) => marked('link', attrs);
const recordedAs = (type: string) => recorded.rows.find((row) => row.type === type)?.html;

describe('the official renderer', () => {
  it('still renders the recorded output', () => {
    expect(official(article)).toBe(recorded.out.article);
    for (const [index, node] of article.content.entries())
      expect(official(node)).toBe(recorded.rows[index]?.html);
    expect([official(simple.simple), official(simple.empty)]).toEqual([
      recorded.out.simple,
      recorded.out.empty,
    ]);
  });
});

describe('our renderer compared to the official one', () => {
  // Leave out the block inside the text, because the official renderer omits it. Another test renders it.
  const plain = article.content.filter((node) => node.type !== 'blok');

  it('renders the recorded article like the official renderer, apart from the listed differences (§3.30, §3.31)', () => {
    expect(canonical(ours(doc(...plain)))).toEqual(canonical(official(doc(...plain))));
  });

  it.each(plain.map((node, index) => [index, node.type, node] as const))(
    'renders node %i of the article like the official renderer: %s',
    (_, __, node) => {
      expect(canonical(ours(doc(node)))).toEqual(canonical(official(doc(node))));
    },
  );

  it('renders the simple and the empty document like the official renderer', () => {
    expect(canonical(ours(simple.simple))).toEqual(canonical(official(simple.simple)));
    expect(ours(simple.empty)).toBe('');
    expect(canonical(official(simple.empty))).toEqual([]);
  });

  it('renders a block inside the text, which the official renderer omits', () => {
    const block = article.content.filter((node) => node.type === 'blok');
    expect(official(doc(...block))).toBe(recordedAs('blok'));
    expect(ours(doc(...block))).toContain('href="https://example.com"');
  });

  it.each([
    ['EDGE unknown mark', marked('onbekend')],
    ['EDGE mailto twice', link({ href: 'mailto:a@b', linktype: 'email' })],
  ])('renders %s like the official renderer', (name, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(paragraph(node)))).toEqual(canonical(official(paragraph(node))));
  });

  it.each([
    ['EDGE heading no level', { type: 'heading', content: [{ type: 'text', text: 'h' }] }],
    ['EDGE heading 9', { type: 'heading', attrs: { level: 9 }, content: [{ type: 'text', text: 'h' }] }],
  ])('renders %s like the official renderer', (name, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(doc(node)))).toEqual(canonical(official(doc(node))));
  });

  it.each([null, undefined, ''])('renders nothing for %j', (nothing) => {
    expect(official(nothing)).toBe('');
    expect(ours(nothing)).toBe('');
  });

  const picture = article.content.filter((node) => node.type === 'image');
  it.each<[string, unknown]>([
    ['optimizeImage true', true],
    [
      'optimizeImage',
      {
        width: 800,
        height: 0,
        loading: 'lazy',
        filters: { quality: 80, grayscale: true, format: 'webp' },
        srcset: [400, [800, 600]],
        sizes: ['(max-width:400px) 400px', '800px'],
      },
    ],
  ])('renders one image for the official option %s, with our image path', (name, optimizeImage) => {
    expect(official(picture[0], { optimizeImage })).toBe(recordedAs(name));
    expect(canonical(ours(doc(...picture)))).toEqual(canonical(official(doc(...picture), { optimizeImage })));
    expect(ours(doc(...picture))).toMatch(/srcSet="\/beeld\?url=[^"]+ 640w/);
  });
});

describe('stricter rendering than the official one', () => {
  it.each([
    ['EDGE js url', 'removes a link that runs code', link({ href: 'javascript:alert(1)', linktype: 'url' })],
    [
      'EDGE style inj',
      'removes a colour that contains other styles',
      marked('textStyle', { color: 'red;position:fixed' }),
    ],
    [
      'EDGE story link no href',
      'removes a link without an address',
      link({ linktype: 'story', uuid: 'u', href: null }),
    ],
  ])('%s: %s, and keeps the text', (name, _, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(paragraph(node)))).toEqual([{ tag: 'p', attrs: {}, children: ['x'] }]);
    expect(wordsOfMarkup(canonical(official(paragraph(node))))).toBe('x');
  });

  it('renders only the text of a link whose address is invalid (recorded as «EDGE attr inj»)', () => {
    const node = link({ href: '"><script>', linktype: 'url' });
    expect(official(node)).toBe(recordedAs('EDGE attr inj'));
    expect(canonical(ours(paragraph(node)))).toEqual(canonical('<p>x</p>'));
  });

  it("keeps a link's address and removes its handler (recorded as «EDGE custom onclick»)", () => {
    const node = link({ href: '/', linktype: 'url', custom: { onclick: 'alert(1)' } });
    expect(official(node)).toBe(recordedAs('EDGE custom onclick'));
    expect(canonical(ours(paragraph(node)))).toEqual(canonical('<p><a href="/">x</a></p>'));
  });

  it('wraps the text of an unknown node in a paragraph (recorded as «EDGE unknown node»)', () => {
    const node = { type: 'onbekend', content: [{ type: 'text', text: 'in' }] };
    expect(official(node)).toBe(recordedAs('EDGE unknown node'));
    expect(canonical(ours(doc(node)))).toEqual(canonical(`<p>${official(node)}</p>`));
  });

  it('renders nothing for an image without an address, instead of a broken image (recorded as «EDGE img no src»)', () => {
    const node = { type: 'image', attrs: {} };
    expect(official(node)).toBe(recordedAs('EDGE img no src'));
    expect(ours(doc(node))).toBe('');
  });
});

it('compares every recorded case above', () => {
  const edges =
    'js url, attr inj, custom onclick, style inj, unknown node, unknown mark, heading no level, heading 9, img no src, story link no href, mailto twice, null, undefined, string';
  const compared = [
    ...article.content.map((node) => node.type),
    ...edges.split(', ').map((edge) => `EDGE ${edge}`),
    'optimizeImage',
    'optimizeImage true',
  ];
  expect(recorded.rows.map((row) => row.type).sort()).toEqual([...compared].sort());
});

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
      // Below an h5 every level may follow; elsewhere a heading that skips one is brought nearer.
      after={5}
      showBlock={(block) => <BlockView block={block} now={new Date(0)} inText />}
    />,
  );
};

/** The official renderer warns of each block: it does not know how to show one. */
function official(document: unknown, options?: object): string {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The library types documents more narrowly than its own service sends them.
  return renderRichText(document as Parameters<typeof renderRichText>[0], options);
}

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => doc({ type: 'paragraph', content });
const marked = (type: string, attrs: object = {}) => ({ type: 'text', text: 'x', marks: [{ type, attrs }] });
const link = (attrs: object) => marked('link', attrs);
const recordedAs = (type: string) => recorded.rows.find((row) => row.type === type)?.html;

describe('the official renderer', () => {
  it('still gives what was recorded of it', () => {
    expect(official(article)).toBe(recorded.out.article);
    for (const [index, node] of article.content.entries())
      expect(official(node)).toBe(recorded.rows[index]?.html);
    expect([official(simple.simple), official(simple.empty)]).toEqual([
      recorded.out.simple,
      recorded.out.empty,
    ]);
  });
});

describe('our rich text and the official one', () => {
  // A block inside the text: the official renderer leaves it out, ours shows it (its own test does).
  const plain = article.content.filter((node) => node.type !== 'blok');

  it('are the same for the recorded article, but for what differs by name (§3.30, §3.31)', () => {
    expect(canonical(ours(doc(...plain)))).toEqual(canonical(official(doc(...plain))));
  });

  it.each(plain.map((node, index) => [index, node.type, node] as const))(
    'are the same for node %i of it, %s',
    (_, __, node) => {
      expect(canonical(ours(doc(node)))).toEqual(canonical(official(doc(node))));
    },
  );

  it('are the same for the simple and the empty document', () => {
    expect(canonical(ours(simple.simple))).toEqual(canonical(official(simple.simple)));
    expect(ours(simple.empty)).toBe('');
    expect(canonical(official(simple.empty))).toEqual([]);
  });

  it('shows the block inside the text, where the official one is silent', () => {
    const block = article.content.filter((node) => node.type === 'blok');
    expect(official(doc(...block))).toBe(recordedAs('blok'));
    expect(ours(doc(...block))).toContain('href="https://example.com"');
  });

  it.each([
    ['EDGE unknown mark', marked('onbekend')],
    ['EDGE mailto twice', link({ href: 'mailto:a@b', linktype: 'email' })],
  ])('are the same for %s', (name, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(paragraph(node)))).toEqual(canonical(official(paragraph(node))));
  });

  it.each([
    ['EDGE heading no level', { type: 'heading', content: [{ type: 'text', text: 'h' }] }],
    ['EDGE heading 9', { type: 'heading', attrs: { level: 9 }, content: [{ type: 'text', text: 'h' }] }],
  ])('are the same for %s', (name, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(doc(node)))).toEqual(canonical(official(doc(node))));
  });

  it.each([null, undefined, ''])('are both nothing for %j', (nothing) => {
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
  ])(
    'show one picture, where the official one has the option %s and ours the image path',
    (name, optimizeImage) => {
      expect(official(picture[0], { optimizeImage })).toBe(recordedAs(name));
      expect(canonical(ours(doc(...picture)))).toEqual(
        canonical(official(doc(...picture), { optimizeImage })),
      );
      expect(ours(doc(...picture))).toMatch(/srcSet="\/beeld\?url=[^"]+ 640w/);
    },
  );
});

describe('where ours is stricter', () => {
  it.each([
    [
      'EDGE js url',
      'an address that runs code is no link',
      link({ href: 'javascript:alert(1)', linktype: 'url' }),
    ],
    [
      'EDGE style inj',
      'a colour with more behind it is no colour',
      marked('textStyle', { color: 'red;position:fixed' }),
    ],
    [
      'EDGE story link no href',
      'a link to nowhere is no link',
      link({ linktype: 'story', uuid: 'u', href: null }),
    ],
  ])('%s: %s, and the words stay', (name, _, node) => {
    expect(official(node)).toBe(recordedAs(name));
    expect(canonical(ours(paragraph(node)))).toEqual([{ tag: 'p', attrs: {}, children: ['x'] }]);
    expect(wordsOfMarkup(canonical(official(paragraph(node))))).toBe('x');
  });

  it('EDGE attr inj: an address without its first slash is one of this site, and stays inside its attribute', () => {
    const node = link({ href: '"><script>', linktype: 'url' });
    expect(official(node)).toBe(recordedAs('EDGE attr inj'));
    expect(ours(paragraph(node))).toContain('<a href="/&quot;&gt;&lt;script&gt;">x</a>');
  });

  it('EDGE custom onclick: a link keeps its address and loses its handler', () => {
    const node = link({ href: '/', linktype: 'url', custom: { onclick: 'alert(1)' } });
    expect(official(node)).toBe(recordedAs('EDGE custom onclick'));
    expect(canonical(ours(paragraph(node)))).toEqual(canonical('<p><a href="/">x</a></p>'));
  });

  it('EDGE unknown node: its words stand in a paragraph of their own instead of loose', () => {
    const node = { type: 'onbekend', content: [{ type: 'text', text: 'in' }] };
    expect(official(node)).toBe(recordedAs('EDGE unknown node'));
    expect(canonical(ours(doc(node)))).toEqual(canonical(`<p>${official(node)}</p>`));
  });

  it('EDGE img no src: a picture without an address is nothing instead of a broken picture', () => {
    const node = { type: 'image', attrs: {} };
    expect(official(node)).toBe(recordedAs('EDGE img no src'));
    expect(ours(doc(node))).toBe('');
  });
});

it('every recorded case is compared above', () => {
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

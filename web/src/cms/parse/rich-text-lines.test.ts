import { describe, expect, it } from 'vitest';
import type { Mark } from '../../domain/pages/body/block.ts';
import article from './fixtures/article.json' with { type: 'json' };
import { recordedContext } from './fixtures/recorded-context.ts';
import { parseRichText } from './rich-text.ts';
import { cssColour, parseMarks } from './rich-text-lines.ts';

const parse = (...marks: unknown[]) => parseMarks(marks, recordedContext().context);
const link = (attrs: object) => parse({ type: 'link', attrs });

/** Returns the marks of each marked text in the recorded article, with the text as the key. */
function marksOfArticle(): Record<string, readonly Mark[]> {
  const inlines = parseRichText(article, recordedContext().context).flatMap((node) =>
    node.kind === 'paragraph' || node.kind === 'heading' ? node.children : [],
  );
  return Object.fromEntries(
    inlines.flatMap((inline) =>
      inline.kind === 'text' && inline.marks.length > 0 ? [[inline.text, inline.marks]] : [],
    ),
  );
}

describe('the marks of the recorded article', () => {
  it('keeps all marks of the recorded article (§3.31)', () => {
    expect(marksOfArticle()).toMatchObject({
      'Opening hours': [{ kind: 'anchor', id: 'opening-hours' }],
      bold: [{ kind: 'bold' }],
      italic: [{ kind: 'italic' }],
      struck: [{ kind: 'strike' }],
      under: [{ kind: 'underline' }],
      'code<>': [{ kind: 'code' }],
      Centered: [{ kind: 'textColor', color: '#ff0000' }],
      marked: [{ kind: 'highlight', color: '#ffee00' }],
      classed: [{ kind: 'styled', className: 'lead' }],
    });
  });

  it('keeps the order of marks, with the innermost first', () => {
    expect(marksOfArticle().both).toEqual([{ kind: 'bold' }, { kind: 'italic' }]);
  });

  it('links to what the editor chose: an address, a story with its anchor, an e-mail address, a file (§3.32)', () => {
    const href = (words: string) => {
      const mark = marksOfArticle()[words]?.[0];
      return mark?.kind === 'link' ? mark.link : undefined;
    };
    expect(href('site')).toEqual({ href: 'https://example.com/?a=1&b=2', newTab: true });
    expect(href('contact')).toEqual({ href: '/contact#route', newTab: false });
    expect(href('us')).toEqual({ href: 'mailto:info@example.com', newTab: false });
    expect(href('PDF')?.href).toBe('https://a.storyblok.com/f/12345/x/1a2b3c4d5e/file.pdf');
  });

  it('keeps the custom attributes of a link', () => {
    expect(marksOfArticle().rel).toEqual([
      {
        kind: 'link',
        link: { href: 'https://example.org', newTab: false },
        attributes: { rel: 'nofollow sponsored', title: 'Sponsor', 'data-x': '1' },
      },
    ]);
  });
});

describe('a link in a text', () => {
  it('drops a link that runs a script, with a warning', () => {
    for (const href of [
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      'java\nscript:alert(1)',
      '\u0000javascript:x',
      'data:text/html,x',
    ]) {
      for (const linktype of ['url', 'asset', 'email', undefined]) {
        const { context, warnings } = recordedContext();
        expect(parseMarks([{ type: 'link', attrs: { href, linktype } }], context)).toEqual([]);
        expect(warnings).toEqual([expect.stringContaining('a link in a text has no valid destination («')]);
      }
    }
    expect(link({ href: 'javascript:alert(1)', linktype: 'story' })).toEqual([]);
  });

  it('never turns a doubled slash in a text into a link to another site', () => {
    expect(link({ href: '//evil.example', linktype: 'url' })).toEqual([]);
    expect(link({ href: '//evil.example', linktype: 'story' })).toMatchObject([
      { link: { href: '/evil.example' } },
    ]);
  });

  it('drops a link without an address', () => {
    for (const href of ['', null, undefined, 3, {}])
      expect(link({ href, linktype: 'story', uuid: 'x' })).toEqual([]);
    expect(parse({ type: 'link' })).toEqual([]);
  });

  it('adds a missing leading slash to a link to a story', () => {
    expect(link({ href: 'contact', linktype: 'story' })).toMatchObject([{ link: { href: '/contact' } }]);
  });

  it('drops a link’s custom attributes if they could run a script, set a style or redirect', () => {
    const custom = {
      onclick: 'alert(1)',
      onClick: 'alert(1)',
      ONMOUSEOVER: 'x',
      style: 'position:fixed',
      href: 'javascript:alert(1)',
      target: '_top',
      id: 'root',
      class: 'x',
      srcdoc: 'x',
      'data-x" onclick="x': '1',
      dangerouslySetInnerHTML: 'x',
      __proto__: 'x',
      title: { toString: 'x' },
      lang: 'fr',
      hreflang: 'fr',
      'aria-label': 'Naar de site',
      'data-id': '1',
    };
    const [mark] = link({ href: '/', custom });
    expect(mark?.kind === 'link' && mark.attributes).toEqual({
      lang: 'fr',
      hreflang: 'fr',
      'aria-label': 'Naar de site',
      'data-id': '1',
    });
    for (const odd of [null, 'onclick=x', [], 3])
      expect(link({ href: '/', custom: odd })).toMatchObject([{ attributes: {} }]);
  });

  it('drops a link inside another link, which HTML forbids', () => {
    const two = [
      { type: 'link', attrs: { href: '/een' } },
      { type: 'bold' },
      { type: 'link', attrs: { href: '/twee' } },
    ];
    expect(parse(...two).map((mark) => mark.kind)).toEqual(['link', 'bold']);
    expect(parse({ type: 'link', attrs: { href: 'javascript:x' } }, ...two)).toMatchObject([
      { link: { href: '/een' } },
      { kind: 'bold' },
    ]);
  });
});

describe('a colour, class or anchor', () => {
  it.each([
    ['prijzen-één', 'prijzen-één'],
    ['q.a', 'q.a'],
    ['(extra)', '(extra)'],
    ['#kaart', 'kaart'],
    ['mijn anker', 'mijn-anker'],
  ])('keeps the anchor «%s» under the name that links use: «%s»', (id, name) => {
    expect(parse({ type: 'anchor', attrs: { id } })).toEqual([{ kind: 'anchor', id: name }]);
    expect(parse({ type: 'textStyle', attrs: { id } })).toEqual([{ kind: 'anchor', id: name }]);
    const [mark] = parse({ type: 'link', attrs: { linktype: 'url', href: '/praktisch', anchor: id } });
    expect(mark).toMatchObject({ link: { href: `/praktisch#${name}` } });
  });

  it('drops a colour or class that contains characters from CSS or HTML syntax', () => {
    expect(parse({ type: 'textStyle', attrs: { color: 'red;position:fixed' } })).toEqual([]);
    expect(parse({ type: 'highlight', attrs: { color: 'url(x)' } })).toEqual([]);
    expect(parse({ type: 'styled', attrs: { class: 'a"><script>' } })).toEqual([]);
    for (const odd of ['', null, undefined, 3, {}]) {
      expect(parse({ type: 'textStyle', attrs: { color: odd, class: odd, id: odd } })).toEqual([]);
      expect(
        parse({ type: 'styled', attrs: { class: odd } }, { type: 'anchor', attrs: { id: odd } }),
      ).toEqual([]);
    }
  });

  it('accepts a highlight without a colour', () => {
    expect(parse({ type: 'highlight' })).toEqual([{ kind: 'highlight' }]);
    expect(parse({ type: 'highlight', attrs: { color: '' } })).toEqual([{ kind: 'highlight' }]);
  });

  it('splits a style mark into one mark for each property', () => {
    expect(parse({ type: 'textStyle', attrs: { color: 'red', class: 'lead groot', id: 'a' } })).toEqual([
      { kind: 'textColor', color: 'red' },
      { kind: 'styled', className: 'lead groot' },
      { kind: 'anchor', id: 'a' },
    ]);
  });
});

it('leaves out unknown marks, and limits the number of marks on a text', () => {
  expect(
    parse(null, 'bold', 3, [], {}, { type: 'blink' }, { type: 3 }, { type: 'bold', attrs: 'x' }),
  ).toEqual([{ kind: 'bold' }]);
  for (const odd of [null, undefined, 'bold', {}])
    expect(parseMarks(odd, recordedContext().context)).toEqual([]);
  expect(parse(...Array(10_000).fill({ type: 'bold' })).length).toBeLessThan(20);
});

it('accepts colours in hex with three, six or eight digits, rgb of numbers, and names', () => {
  for (const colour of [
    '#fff',
    '#FFEE00',
    '#ffee0080',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,0.5)',
    'rgb(10%, 20%, 30%)',
    'red',
    'RebeccaPurple',
  ]) {
    expect(cssColour(colour)).toBe(colour);
  }
  expect(cssColour(' red ')).toBe('red');
});

it('rejects a text that is not exactly one colour', () => {
  const hostile = [
    'red;position:fixed',
    'red}body{display:none',
    'url(https://evil.example/x.png)',
    'expression(alert(1))',
    'var(--x)',
    'rgb(1,2,3);x',
    'rgb(1,2,url(x))',
    'rgba(calc(1),2,3)',
    '#ff',
    '#ffff',
    '#12345',
    '#gggggg',
    '#fff"onclick="x',
    'a'.repeat(10_000),
    '',
    ' ',
  ];
  for (const colour of [...hostile, null, undefined, 3, {}, ['red']])
    expect(cssColour(colour)).toBeUndefined();
});

import { exampleEvent } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../../domain/pages/body/block.ts';
import { parseDescription } from './description.ts';

const descriptionOf = (name: string): RichText => {
  const { description } = exampleEvent(name);
  // `as`: each example event used here has a Dutch description.
  return parseDescription((description as { nl: string }).nl);
};
const text = (words: string, ...marks: string[]) => ({
  kind: 'text',
  text: words,
  marks: marks.map((kind) => ({ kind })),
});
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children });
const link = (href: string) => ({
  kind: 'link',
  link: { href, newTab: false },
  attributes: { rel: 'nofollow noopener' },
});

describe('a description', () => {
  it('keeps the paragraphs, lists, emphasis and links of a description (§2.75)', () => {
    expect(descriptionOf('fx-01')).toEqual([
      paragraph(
        text('Twee debutanten lezen voor uit hun '),
        text('eerste roman', 'bold'),
        text(' en gaan daarna met elkaar in gesprek over schrijven, schrappen en opnieuw beginnen.'),
      ),
      paragraph(
        text('Na afloop signeren ze in de foyer. '),
        {
          kind: 'text',
          text: 'Meer over de auteurs',
          marks: [link('https://www.boekfestival.example/debuten')],
        },
        text('.'),
      ),
      {
        kind: 'bulletList',
        items: [
          [paragraph(text('Deuren: 19.30 uur'))],
          [paragraph(text('Start: 20 uur'))],
          [paragraph(text('Duur: 75 minuten, zonder pauze'))],
        ],
      },
    ]);
  });

  it('keeps the line breaks of a plain-text description', () => {
    expect(descriptionOf('fx-02')).toEqual([
      paragraph(text('Kom luisteren naar drie nieuwe prentenboeken.')),
      paragraph(
        text('Kussens en dekentjes zijn er al.'),
        { kind: 'hardBreak' },
        text('Inschrijven is niet nodig.'),
      ),
    ]);
  });

  it('drops control characters that the HTML contains as character references', () => {
    expect(parseDescription('<p>a&#1;b&#x1f;c&#xFFFE;d</p>')).toEqual([paragraph(text('abcd'))]);
  });

  it('removes only markup that could run scripts, load content or redirect', () => {
    expect(descriptionOf('fx-13')).toEqual([
      paragraph(text('Veilige tekst.')),
      paragraph(
        text('klik'),
        text(' '),
        { kind: 'text', text: 'goede link', marks: [link('https://www.boekfestival.example/')] },
        text(' <em>al gecodeerd</em> 1 < 2 en 3 > 2'),
      ),
    ]);
  });

  it.each([
    ['plain text with < and >', '1 < 2 & 3 > 2', [paragraph(text('1 < 2 & 3 > 2'))]],
    ['nothing', '   ', []],
    ['empty HTML', '<p></p><p> </p><br><ul><li> </li></ul>', []],
    ['nothing but a script', '<script>alert(1)</script>', []],
    [
      'an address of our own site, which an organiser cannot mean',
      '<p><a href="/programma">x</a> <a href="//kwaad.example">y</a> <a href="www.z.be">z</a></p>',
      [paragraph(text('x'), text(' '), text('y'), text(' '), text('z'))],
    ],
    [
      'headings and older tags',
      '<h2>Kop</h2><div><b>vet</b> en <i>schuin</i></div>',
      [paragraph(text('Kop')), paragraph(text('vet', 'bold'), text(' en '), text('schuin', 'italic'))],
    ],
    [
      'unclosed emphasis over several paragraphs',
      '<strong>a<p>b</p><em>c',
      [paragraph(text('a', 'bold')), paragraph(text('b', 'bold')), paragraph(text('c', 'italic', 'bold'))],
    ],
    [
      'nested lists, and words between their items',
      '<ol><li>een<ul><li>twee</li></ul></li>los</ol>na',
      [
        {
          kind: 'orderedList',
          start: 1,
          items: [
            [paragraph(text('een')), { kind: 'bulletList', items: [[paragraph(text('twee'))]] }],
            [paragraph(text('los'))],
          ],
        },
        paragraph(text('na')),
      ],
    ],
    [
      'one word in italics in what is else plain text',
      'Eerste <em>regel</em>\ntweede',
      [paragraph(text('Eerste '), text('regel', 'italic'), { kind: 'hardBreak' }, text('tweede'))],
    ],
    ['entities', '<p>Meet &amp; greet, caf&eacute; &lt;3</p>', [paragraph(text('Meet & greet, café <3'))]],
    [
      'entities in plain text',
      'Koffie &amp; koek&nbsp;met d&eacute; schrijver &#8211; gratis.\n\nWie &lt;18 is, leest &lt;title&gt;.',
      [
        paragraph(text('Koffie & koek met dé schrijver – gratis.')),
        paragraph(text('Wie <18 is, leest <title>.')),
      ],
    ],
    [
      'HTML that was escaped as a whole',
      '&lt;p&gt;Kom&amp;nbsp;&lt;b&gt;langs&lt;/b&gt;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Gratis&lt;/p&gt;',
      [paragraph(text('Kom '), text('langs', 'bold')), paragraph(text('Gratis'))],
    ],
    [
      'markup that was escaped once or twice',
      '<p>&lt;script&gt; &#60;b&#62; &amp;lt;i&amp;gt;</p>',
      [paragraph(text('<script> <b> <i>'))],
    ],
    [
      'an address that tries to end its own attribute',
      `<p><a href='https://x.example/"><script>alert(1)</script>'>x</a></p>`,
      [
        paragraph({
          kind: 'text',
          text: 'x',
          marks: [link('https://x.example/"><script>alert(1)</script>')],
        }),
      ],
    ],
    ['a comment', '<!-- geheim --><p>open</p>', [paragraph(text('open'))]],
  ])('parses a description with %s', (_, written, document) => {
    expect(parseDescription(written)).toEqual(document);
  });

  it('parses a description however deeply its elements are nested', () => {
    const deep = `${'<ul><li>'.repeat(5_000)}diep`;
    expect(JSON.stringify(parseDescription(deep))).toContain('diep');
  });
});

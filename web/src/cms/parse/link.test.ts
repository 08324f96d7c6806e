import { describe, expect, it } from 'vitest';
import { recordedContext } from './fixtures/recorded-context.ts';
import { labelled, storyLink } from './fixtures/stories.ts';
import { labelledLinks, parseLink } from './link.ts';

const href = (value: unknown) => parseLink(value)?.href;
const url = (address: string, more: object = {}) => ({
  id: '',
  url: address,
  linktype: 'url',
  cached_url: address,
  ...more,
});

describe('a link to a story', () => {
  it('adds the leading slash that cached_url lacks, and converts the slug of home to the root path', () => {
    expect(href(storyLink('praktisch'))).toBe('/praktisch');
    expect(href(storyLink('home'))).toBe('/');
    expect(href(storyLink('/nieuws//een/'))).toBe('/nieuws/een');
  });

  it('adds the anchor to a link once, whether or not it is stored with `#`', () => {
    expect(href(storyLink('praktisch', { anchor: 'bereikbaarheid' }))).toBe('/praktisch#bereikbaarheid');
    expect(href(storyLink('praktisch', { anchor: '#bereikbaarheid' }))).toBe('/praktisch#bereikbaarheid');
    expect(href(storyLink('praktisch#kaart', { anchor: 'kaart' }))).toBe('/praktisch#kaart');
  });

  it('uses the slug of a resolved story, because cached_url is outdated after a story has moved', () => {
    expect(href(storyLink('oud', { story: { full_slug: 'nieuw' } }))).toBe('/nieuw');
    expect(href({ linktype: 'story', cachedUrl: 'oud', story: { fullSlug: 'nieuw/plek' } })).toBe(
      '/nieuw/plek',
    );
    expect(href({ uuid: 'u', fullSlug: 'nieuw', content: {} })).toBe('/nieuw');
  });

  it('opens a link in a new tab if the editor chose that', () => {
    expect(parseLink(storyLink('x', { target: '_blank' }))?.newTab).toBe(true);
    expect(parseLink(storyLink('x', { target: '_self' }))?.newTab).toBe(false);
    expect(parseLink(storyLink('x', { target: null }))?.newTab).toBe(false);
  });
});

describe('a link to an address', () => {
  it('accepts an absolute address, a path, an anchor and a query as a link', () => {
    for (const safe of [
      'https://example.com/?a=1&b=2',
      'http://example.com',
      'tel:+3256000000',
      '/praktisch',
      '#top',
      '?pagina=2',
    ]) {
      expect(href(url(safe))).toBe(safe);
    }
    expect(href('https://example.com/los')).toBe('https://example.com/los');
  });

  it('adds a scheme or slash that an editor forgot in a link', () => {
    expect(href(url('www.kortrijk.be'))).toBe('https://www.kortrijk.be');
    expect(href(url('kortrijk.be/agenda'))).toBe('https://kortrijk.be/agenda');
    expect(href(url('praktisch'))).toBe('/praktisch');
  });

  it('accepts an address as written on paper, in a field for any kind of link', () => {
    expect(href(url('info@voorbeeld.be'))).toBe('mailto:info@voorbeeld.be');
    expect(href(url('056 23 45 67'))).toBe('tel:+3256234567');
    expect(href({ linktype: 'email', email: 'www.kortrijk.be' })).toBe('https://www.kortrijk.be');
    expect(href(url('zie onze website'))).toBeUndefined();
  });

  it('warns about a misspelt address, and links to the most likely address', () => {
    const { context, warnings } = recordedContext();
    expect(
      labelledLinks([{ label: 'Tickets', link: url('htps://tickets.example/a') }], context),
    ).toMatchObject([{ link: { href: 'https://tickets.example/a' } }]);
    expect(warnings).toEqual(['the link «Tickets» is misspelt («htps://tickets.example/a»)']);
  });

  it('uses cached_url as a fallback, and any filled field if the link type is missing', () => {
    expect(href({ linktype: 'url', url: '', cached_url: 'https://example.com' })).toBe('https://example.com');
    expect(href({ url: 'https://example.com' })).toBe('https://example.com');
    expect(href({ cached_url: 'praktisch' })).toBe('/praktisch');
  });
});

describe('a link to an e-mail address or a file', () => {
  it('adds mailto: to an e-mail address exactly once', () => {
    const mail = (email: string) => href({ linktype: 'email', email, url: '', cached_url: '' });
    expect(mail('info@example.com')).toBe('mailto:info@example.com');
    expect(mail('mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(mail('MAILTO: mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(href({ linktype: 'email', url: 'info@example.com', anchor: 'x' })).toBe('mailto:info@example.com');
    expect(mail('geen adres')).toBeUndefined();
  });

  it('uses the public address of an asset as a link', () => {
    expect(href({ linktype: 'asset', url: '//a.storyblok.com/f/101/x/1/plan.pdf' })).toBe(
      'https://a.storyblok.com/f/101/x/1/plan.pdf',
    );
    expect(href({ linktype: 'asset', filename: 'javascript:alert(1)' })).toBeUndefined();
  });
});

describe('a hostile or empty link', () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.com/1',
  ];

  it('returns undefined for a link that runs a script, in whichever field it is', () => {
    for (const address of hostile) {
      expect(href(address)).toBeUndefined();
      for (const linktype of ['url', 'story', 'asset', 'email', 'anders', undefined]) {
        expect(href({ linktype, url: address })).toBeUndefined();
        expect(href({ linktype, cached_url: address })).toBeUndefined();
        expect(href({ linktype, email: address, filename: address })).toBeUndefined();
      }
    }
  });

  it('never turns a doubled slash into a link to another site', () => {
    expect(href(url('//evil.example'))).toBeUndefined();
    expect(href(url('/\\evil.example'))).toBeUndefined();
    expect(href(url('\u0000//evil.example'))).toBeUndefined();
    expect(href(url('\\evil.example'))).toBe('/evil.example');
    expect(href(storyLink('//evil.example'))).toBe('/evil.example');
    expect(href(storyLink('\\\\evil.example'))).toBe('/evil.example');
  });

  it('returns undefined for a link that is empty or has an unexpected shape', () => {
    const empty = { id: '', url: '', linktype: 'story', fieldtype: 'multilink', cached_url: '' };
    for (const odd of [
      empty,
      {},
      null,
      undefined,
      '',
      '   ',
      3,
      [],
      [null],
      { linktype: 'url', url: {} },
      { story: 'uuid' },
    ]) {
      expect(parseLink(odd)).toBeUndefined();
    }
  });
});

describe('labelled links', () => {
  it('parses labelled links with uid, label and destination', () => {
    const { context, warnings } = recordedContext();
    expect(labelledLinks([labelled('Koop &amp; kom', 'praktisch')], context)).toEqual([
      { uid: 'uid-Koop &amp; kom', label: 'Koop & kom', link: { href: '/praktisch', newTab: false } },
    ]);
    expect(warnings).toEqual([]);
  });

  it('leaves out links without a label, and shows links without a destination as text, with a warning', () => {
    const { context, warnings } = recordedContext();
    const links = [
      labelled('', 'praktisch'),
      { label: 'Klik', link: url('javascript:alert(1)') },
      { label: 'Leeg', link: url('') },
      null,
      'x',
      labelled('Goed', 'home'),
    ];
    expect(labelledLinks(links, context).map(({ label, link }) => [label, link?.href])).toEqual([
      ['Klik', undefined],
      ['Leeg', undefined],
      ['Goed', '/'],
    ]);
    expect(warnings).toEqual([
      'a link has no label',
      'the link «Klik» has no valid destination («javascript:alert(1)»)',
      'the link «Leeg» has no destination',
    ]);
  });

  it('returns no labelled links if the field is not a list', () => {
    const { context } = recordedContext();
    for (const odd of [null, undefined, '', 'x', 3]) expect(labelledLinks(odd, context)).toEqual([]);
  });
});

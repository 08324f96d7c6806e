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
  it('gets the leading slash that its cached_url lacks, and home is the root', () => {
    expect(href(storyLink('praktisch'))).toBe('/praktisch');
    expect(href(storyLink('home'))).toBe('/');
    expect(href(storyLink('/nieuws//een/'))).toBe('/nieuws/een');
  });

  it('carries its anchor, once', () => {
    expect(href(storyLink('praktisch', { anchor: 'bereikbaarheid' }))).toBe('/praktisch#bereikbaarheid');
    expect(href(storyLink('praktisch', { anchor: '#bereikbaarheid' }))).toBe('/praktisch#bereikbaarheid');
    expect(href(storyLink('praktisch#kaart', { anchor: 'kaart' }))).toBe('/praktisch#kaart');
  });

  it('follows the story itself where it is resolved, since cached_url is old after a move', () => {
    expect(href(storyLink('oud', { story: { full_slug: 'nieuw' } }))).toBe('/nieuw');
    expect(href({ linktype: 'story', cachedUrl: 'oud', story: { fullSlug: 'nieuw/plek' } })).toBe(
      '/nieuw/plek',
    );
    expect(href({ uuid: 'u', fullSlug: 'nieuw', content: {} })).toBe('/nieuw');
  });

  it('opens a new tab when the editor asked for it', () => {
    expect(parseLink(storyLink('x', { target: '_blank' }))?.newTab).toBe(true);
    expect(parseLink(storyLink('x', { target: '_self' }))?.newTab).toBe(false);
    expect(parseLink(storyLink('x', { target: null }))?.newTab).toBe(false);
  });
});

describe('a link to an address', () => {
  it('is kept when it is absolute, a path, an anchor or a query', () => {
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

  it('gets the scheme or the slash that an editor forgot', () => {
    expect(href(url('www.kortrijk.be'))).toBe('https://www.kortrijk.be');
    expect(href(url('kortrijk.be/agenda'))).toBe('https://kortrijk.be/agenda');
    expect(href(url('praktisch'))).toBe('/praktisch');
  });

  it('falls back on cached_url, and on whichever there is when the kind is missing', () => {
    expect(href({ linktype: 'url', url: '', cached_url: 'https://example.com' })).toBe('https://example.com');
    expect(href({ url: 'https://example.com' })).toBe('https://example.com');
    expect(href({ cached_url: 'praktisch' })).toBe('/praktisch');
  });
});

describe('a link to an e-mail address or a file', () => {
  it('has mailto: once', () => {
    const mail = (email: string) => href({ linktype: 'email', email, url: '', cached_url: '' });
    expect(mail('info@example.com')).toBe('mailto:info@example.com');
    expect(mail('mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(mail('MAILTO: mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(href({ linktype: 'email', url: 'info@example.com', anchor: 'x' })).toBe('mailto:info@example.com');
    expect(mail('geen adres')).toBeUndefined();
  });

  it('leads to the public address of an asset', () => {
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

  it('leads nowhere, in whichever field the script stands', () => {
    for (const address of hostile) {
      expect(href(address)).toBeUndefined();
      for (const linktype of ['url', 'story', 'asset', 'email', 'anders', undefined]) {
        expect(href({ linktype, url: address })).toBeUndefined();
        expect(href({ linktype, cached_url: address })).toBeUndefined();
        expect(href({ linktype, email: address, filename: address })).toBeUndefined();
      }
    }
  });

  it('never leaves the site unseen by a doubled slash', () => {
    expect(href(url('//evil.example'))).toBeUndefined();
    expect(href(url('/\\evil.example'))).toBeUndefined();
    expect(href(url('\u0000//evil.example'))).toBeUndefined();
    expect(href(url('\\evil.example'))).toBe('/evil.example');
    expect(href(storyLink('//evil.example'))).toBe('/evil.example');
    expect(href(storyLink('\\\\evil.example'))).toBe('/evil.example');
  });

  it('is nothing when it is empty or of another shape', () => {
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

describe('links with words', () => {
  it('keep their uid, label and destination', () => {
    const { context, warnings } = recordedContext();
    expect(labelledLinks([labelled('Koop &amp; kom', 'praktisch')], context)).toEqual([
      { uid: 'uid-Koop &amp; kom', label: 'Koop & kom', link: { href: '/praktisch', newTab: false } },
    ]);
    expect(warnings).toEqual([]);
  });

  it('without words or without a destination are left out and told', () => {
    const { context, warnings } = recordedContext();
    const links = [
      labelled('', 'praktisch'),
      { label: 'Klik', link: url('javascript:alert(1)') },
      null,
      'x',
      labelled('Goed', 'home'),
    ];
    expect(labelledLinks(links, context).map((link) => link.label)).toEqual(['Goed']);
    expect(warnings).toEqual(['a link has no label', 'the link «Klik» leads nowhere or is not allowed']);
  });

  it('are none where no list stands', () => {
    const { context } = recordedContext();
    for (const odd of [null, undefined, '', 'x', 3]) expect(labelledLinks(odd, context)).toEqual([]);
  });
});

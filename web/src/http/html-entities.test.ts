import { expect, it } from 'vitest';
import { decodedEntities } from './html-entities.ts';

it.each([
  ['the names of XML', 'Meet &amp; greet &lt;3 &quot;ja&quot; &apos;', 'Meet & greet <3 "ja" \''],
  ['any name of HTML', 'd&eacute; &Eacute;&ccedil;&oelig; &hellip; &euro;&NotEqualTilde;', 'dé Éçœ … €≂̸'],
  ['numbers', '&#39;s, 10&#8211;12, &#x2019;t, &#128;', "'s, 10–12, ’t, €"],
  ['a no-break space, as a space', 'a&nbsp;b', 'a b'],
  ['a line break', 'a&#10;b', 'a\nb'],
  ['references that were encoded repeatedly', '&amp;lt;b&amp;gt; &amp;amp;eacute; &amp;foo;', '<b> é &foo;'],
])('decodes %s', (_, written, text) => {
  expect(decodedEntities(written)).toBe(text);
});

it.each([
  ['an ampersand', 'R&B, Q&A; C&A'],
  ['an unknown name', '&constructor; &notit; &EACUTE;'],
  ['a name without its semicolon, as in an address', 'https://x.be/?a=1&copy=2&amp'],
])('keeps %s', (_, written) => {
  expect(decodedEntities(written)).toBe(written);
});

it('drops control characters and invalid code points', () => {
  expect(decodedEntities('a&#0;&#7;&#x1b;&#xD800;&#xFFFE;&#99999999;b')).toBe('ab');
});

import { expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';

const texts = (markup: string, kind?: 'html' | 'xml') => documentLines(markup, kind).map(({ text }) => text);

it('lists elements, their attributes in alphabetical order, and texts, but no classes or comments', () => {
  expect(texts('<!DOCTYPE html><p class="a" id="b" data-a="1">Op <!-- -->25 &amp; 26<br/></p>')).toEqual([
    '<!DOCTYPE html>',
    '<p data-a="1" id="b">',
    'Op 25 & 26',
    '<br>',
    '</p>',
  ]);
});

it('records the ancestors of each line', () => {
  expect(documentLines('<main><h1>Boektopia</h1></main>')[2]?.place).toBe('main > h1');
});

it('lists equal links to built scripts once, without the names, and omits only the hash from other file names', () => {
  const links = ['entry-C08JEBuN', 'root-Cm-wyDUg'].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
  );
  const font = '<link rel="preload" href="/assets/literata-C08JEBuN.woff2"/>';
  expect(texts(links.join('') + font)).toEqual([
    '<link href="/assets/*.js" rel="modulepreload">',
    '<link href="/assets/literata-*.woff2" rel="preload">',
  ]);
});

it('replaces each id from React with a number, in order of appearance', () => {
  const form = (first: string, second: string) =>
    `<label for="${first}">A</label><input id="${first}"/><input aria-labelledby="${second}-x ${first}"/>`;
  expect(texts(form('_R_1a_', '_R_2b_'))).toEqual(texts(form('_R_9_', '_R_8_')));
  expect(texts(form('_R_1a_', '_R_2b_'))).not.toEqual(texts(form('_R_1a_', '_R_1a_')));
});

it('treats React ids inside an island like React ids outside islands', () => {
  const field = (id: string) => texts(`<html data-build="${id}"><input id="${id}"/></html>`);
  expect(field('_e0R_1m_')).toEqual(field('_R_1m_'));
});

it('leaves out inline scripts without splitting the text around them, and keeps JSON with sorted keys', () => {
  const markup =
    '<p>Een<script>window.x = "<p>"</script> boek</p><script type="application/ld+json">{"b":[1],"a":"<"}</script>';
  expect(texts(markup)).toEqual(['<p>', 'Een boek', '</p>', '{', ' "a": "<"', ' "b": [', '  1', ' ]', '}']);
});

it('keeps the capital letters and the quoted HTML of a feed', () => {
  expect(texts('<rss><lastBuildDate>nu</lastBuildDate><d><![CDATA[<p>Dag</p>]]></d></rss>', 'xml')).toEqual([
    '<rss>',
    '<lastBuildDate>',
    'nu',
    '</lastBuildDate>',
    '<d>',
    '<p>Dag</p>',
    '</d>',
    '</rss>',
  ]);
});

import { expect, it } from 'vitest';
import { firstViewOf } from './site-map.ts';

it('lists each file that a browser loads at once in a first view, and omits lazy images and prefetched pages', () => {
  const html = `
    <link rel="stylesheet" href="/assets/site-a.css"/><link rel="canonical" href="https://www.boektopia.be/"/>
    <link rel="preload" as="font" href="/assets/text-b.woff2"/><link rel="modulepreload" href="/assets/c.js"/>
    <img src="/beeld?url=x&amp;w=640"/><img loading="lazy" src="/beeld?url=y"/><a href="/nieuws">Nieuws</a>
    <svg><use href="/assets/icons-d.svg#zoek"></use></svg><svg><use href="/assets/icons-d.svg#menu"></use></svg>
    <script>for(const src of ["/assets/c.js","/assets/e.js"])start(src)</script>`;
  expect(firstViewOf(html)).toEqual([
    '/assets/site-a.css',
    '/assets/text-b.woff2',
    '/assets/c.js',
    '/assets/e.js',
    '/assets/icons-d.svg',
    '/beeld?url=x&w=640',
  ]);
});

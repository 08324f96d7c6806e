import { describe, expect, it } from 'vitest';
import { answerAddress, filesOf } from './prefetch-code.ts';

describe('what is fetched of a page before it is asked for', () => {
  it.each([
    ['/nieuws', '/nieuws.data'],
    ['/', '/_.data'],
    ['/activiteiten/de-slak?moment=Ab3_-x', '/activiteiten/de-slak.data?moment=Ab3_-x'],
  ])('is the answer that the router will ask for: %s', (page, address) => {
    expect(answerAddress(page)).toBe(address);
  });

  it('is each file of its code once, and each sheet by the address that its page asks for', () => {
    const frame = { module: '/frame.js', imports: ['/site.js'], css: ['/site.css#'] };
    const news = { module: '/news.js', imports: ['/site.js', '/texts.js'], css: ['/site.css#', '/news.css'] };
    expect(filesOf([frame, news, { module: '/plain.js' }])).toEqual({
      modules: ['/frame.js', '/site.js', '/news.js', '/texts.js', '/plain.js'],
      sheets: ['/site.css', '/news.css'],
    });
  });
});

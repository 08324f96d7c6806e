import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../domain/search/search-hit.ts';
import { markedText } from '../../domain/search/search-marks.ts';
import { SearchHitCard } from './SearchHitCard.tsx';

const words = new Set(['slak', 'script']);
const hit: SearchHit = {
  uuid: 'u',
  path: '/activiteiten/slak',
  kind: 'Gesprek',
  title: markedText('De Slak <script>', words),
  excerpt: markedText('Een slak & een spade.', words),
  slug: markedText('/activiteiten/slak', words),
  image: {
    src: 'https://a.storyblok.com/f/101/1800x1200/a/slak.webp',
    alt: 'Een slak',
    width: 1800,
    height: 1200,
  },
  colour: 'pink',
  sessions: [{ uuid: 's', start: new Date('2025-10-26T13:00:00Z'), place: 'Podium Leie', status: 'soldOut' }],
  more: 2,
  over: false,
};

describe('a search hit', () => {
  const html = renderToStaticMarkup(<SearchHitCard hit={hit} />);

  it('shows the title, excerpt and slug of a search result, with the search words marked (§2.38)', () => {
    expect(html).toContain(
      '<a href="/activiteiten/slak">De <mark>Slak</mark> &lt;<mark>script</mark>&gt;</a>',
    );
    expect(html).toContain('Een <mark>slak</mark> &amp; een spade.');
    expect(html).toContain('/activiteiten/<mark>slak</mark>');
    expect(html).not.toContain('<script');
  });

  it('shows the time and place of a result, and how many more sessions it has (§9.10)', () => {
    expect(html).toContain('dateTime="2025-10-26T14:00:00+01:00">zo 26 okt 14:00</time>\u00a0· Podium Leie');
    expect(html).toContain('<strong>volzet</strong>\u00a0(+2)');
  });

  it('marks search words in the names of the authors, and shows no byline if there are no authors', () => {
    const named = { ...hit, byline: markedText('Mira Vandoorne, Greet Soetaert +3', new Set(['vandoorne'])) };
    expect(renderToStaticMarkup(<SearchHitCard hit={named} />)).toContain(
      '<p class="byline">Mira <mark>Vandoorne</mark>, Greet Soetaert +3</p>',
    );
    expect(html).not.toContain('byline');
  });

  it('crops the image of a result to a ratio of 1.5, and offers sizes for dense screens (§9.7)', () => {
    expect(html).toContain('--ratio:1.5');
    const widths = [...html.matchAll(/ (\d+)w/g)].map((found) => Number(found[1]));
    expect(Math.max(...widths)).toBe(1080);
  });

  it('shows «voorbij» on a search result that is over', () => {
    const over = renderToStaticMarkup(<SearchHitCard hit={{ ...hit, more: 0, over: true }} />);
    expect(over).toContain('>voorbij</span>');
    expect(over).not.toContain('(+');
  });

  it('renders a search result that has no image, excerpt or sessions', () => {
    const bare = renderToStaticMarkup(
      <SearchHitCard hit={{ ...hit, image: undefined, excerpt: [], sessions: [], more: 0 }} />,
    );
    expect(bare).not.toContain('<img');
    expect(bare).not.toContain('<ul');
  });
});

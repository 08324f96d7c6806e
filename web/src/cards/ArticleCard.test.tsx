import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleCard } from './ArticleCard.tsx';
import { articleExamples, INVENTED, image } from './examples.ts';

const article = articleExamples(INVENTED)['met alles'];

describe('an article card', () => {
  it('shows the image, date, title and preview of an article, and links to its page (§2.38)', () => {
    const html = renderToStaticMarkup(<ArticleCard article={article} />);
    expect(html).toContain('alt="Illustratie: zetel"');
    expect(html).toMatch(/<h3[^>]*><a href="\/nieuws\/zetel">De rij is dit jaar een zetel<\/a><\/h3>/);
    expect(html).toContain('Wie wacht, zit.');
  });

  it('shows the date of an article in Brussels time, even if it is a day later than in UTC (§9.10)', () => {
    const html = renderToStaticMarkup(<ArticleCard article={article} />);
    expect(html).toContain('dateTime="2025-10-26T00:30:00+02:00"');
    expect(html).toContain('26 okt. 2025');
  });

  it('crops the image to a ratio of 1.7, and offers sizes for dense screens, up to the size of the image (§9.7)', () => {
    const shown = (width: number) =>
      renderToStaticMarkup(<ArticleCard article={{ ...article, image: image('zetel', { width }) }} />);
    const widest = (html: string) =>
      Math.max(...[...html.matchAll(/ (\d+)w/g)].map((found) => Number(found[1])));
    expect(shown(4000)).toContain('--ratio:1.7');
    expect(widest(shown(4000))).toBe(3840);
    expect(widest(shown(1800))).toBe(1800);
  });

  it('shows the first letter of the title in place of a missing image, and hides that letter from screen readers', () => {
    const html = renderToStaticMarkup(<ArticleCard article={{ uuid: 'n', path: '/n', title: 'Éénakter' }} />);
    expect(html).toContain('<span class="letter" aria-hidden="true">É</span>');
    expect(html).not.toContain('<time');
  });

  it('renders an article card with an empty title', () => {
    expect(renderToStaticMarkup(<ArticleCard article={{ uuid: 'n', path: '/n', title: '' }} />)).toContain(
      'href="/n"',
    );
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover } from './Cover.tsx';
import { HangingRibbon, Ribbon } from './Ribbon.tsx';

describe('a cover', () => {
  it('lies straight or leans', () => {
    expect(renderToStaticMarkup(<Cover>b</Cover>)).toBe('<span class="cover">b</span>');
    expect(renderToStaticMarkup(<Cover tilt="left">b</Cover>)).toContain('class="cover left"');
  });
});

describe('a ribbon', () => {
  it('has a colour of the house', () => {
    expect(renderToStaticMarkup(<Ribbon colour="purple">Spannende boeken</Ribbon>)).toBe(
      '<span class="ribbon" data-colour="purple">Spannende boeken</span>',
    );
  });

  it('is only for the eye when it hangs out of a book', () => {
    expect(renderToStaticMarkup(<HangingRibbon />)).toContain('aria-hidden="true"');
  });
});

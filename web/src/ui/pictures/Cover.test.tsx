import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ribbon } from '../Ribbon.tsx';
import { Cover } from './Cover.tsx';

describe('a cover', () => {
  it('renders a straight or a tilted cover', () => {
    expect(renderToStaticMarkup(<Cover>b</Cover>)).toBe('<span class="cover">b</span>');
    expect(renderToStaticMarkup(<Cover tilted>b</Cover>)).toContain('class="cover tilted"');
  });
});

describe('a ribbon', () => {
  it('renders a ribbon in a colour of the palette', () => {
    expect(renderToStaticMarkup(<Ribbon colour="purple">Spannende boeken</Ribbon>)).toBe(
      '<span class="ribbon" data-colour="purple">Spannende boeken</span>',
    );
  });
});

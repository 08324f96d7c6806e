import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from './Toast.tsx';
import { TOAST, ToastRegion } from './ToastRegion.tsx';

describe('a toast', () => {
  it('stays 5,000 ms, is swiped away by 50 px and found with F8 (§9.4)', () => {
    expect(TOAST).toEqual({ duration: 5000, swipeThreshold: 50, hotkey: ['F8'] });
  });

  it('stands in a region that names its key, in Dutch (§9.4)', () => {
    const html = renderToStaticMarkup(<ToastRegion message={{ id: 1, words: 'Gekopieerd' }} />);
    expect(html).toContain('role="region" aria-label="Meldingen (F8)"');
  });

  it('costs a page nothing before there is one', () => {
    expect(renderToStaticMarkup(<ToastProvider>De bladzijde</ToastProvider>)).toBe('De bladzijde');
    const provider = readFileSync(new URL('./Toast.tsx', import.meta.url), 'utf8');
    expect(provider).toContain("import('./ToastRegion.tsx')");
    expect(provider).not.toMatch(/^import (?!type ).*from '(?:@radix-ui|\.\/ToastRegion)/m);
  });
});

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOAST } from './show-toast.ts';
import { Toast } from './Toast.tsx';

describe('a toast', () => {
  it('shows a toast for 5,000 ms, dismisses it by a swipe of 50 px and focuses it with F8 (§9.4)', () => {
    expect(TOAST).toEqual({ duration: 5000, swipe: 50, key: 'F8' });
  });

  it('renders a hidden region for toasts, with a Dutch label that names the key (§9.4)', () => {
    const html = renderToStaticMarkup(<Toast />);
    expect(html).toMatch(/^<section[^>]* aria-label="Meldingen \(F8\)"[^>]* hidden=""/);
    expect(html).toMatch(/role="status"><\/p>/);
  });

  it('loads the toast code only when the first toast is shown', () => {
    const script = readFileSync(`${import.meta.dirname}/toast.browser.ts`, 'utf8');
    expect(script).toContain("import('./show-toast.ts')");
    expect(script).not.toMatch(/^import /m);
  });
});

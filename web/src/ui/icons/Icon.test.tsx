import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

describe('an icon', () => {
  it('is hidden from screen readers by default', () => {
    expect(renderToStaticMarkup(<Icon name="clock" />)).toContain('aria-hidden="true"');
  });

  it('has an accessible name if it has a label', () => {
    const html = renderToStaticMarkup(<Icon name="bookmark" label="Bewaard" filled />);
    expect(html).toContain('role="img" aria-label="Bewaard"');
    expect(html).toContain('class="icon filled"');
    expect(html).not.toContain('aria-hidden');
  });
});

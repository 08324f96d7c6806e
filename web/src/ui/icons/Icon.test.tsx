import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

describe('an icon', () => {
  it('hides an icon from screen readers by default', () => {
    expect(renderToStaticMarkup(<Icon name="clock" />)).toContain('aria-hidden="true"');
  });

  it('uses the label of an icon as its accessible name', () => {
    const html = renderToStaticMarkup(<Icon name="bookmark" label="Bewaard" filled />);
    expect(html).toContain('role="img" aria-label="Bewaard"');
    expect(html).toContain('class="icon filled"');
    expect(html).not.toContain('aria-hidden');
  });
});

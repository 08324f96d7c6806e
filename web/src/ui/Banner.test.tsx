import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

describe('a banner', () => {
  it('shows the text of an error, interrupts screen readers, and offers an action (§8.4)', () => {
    const html = renderToStaticMarkup(
      <Banner tone="error" title="Dat lukte niet" action={<button type="button">Probeer opnieuw</button>}>
        Received an error HTTP status code: Bad Gateway.
      </Banner>,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('Received an error HTTP status code: Bad Gateway.');
    expect(html).toContain('Probeer opnieuw</button>');
  });

  it('does not interrupt screen readers for a notice', () => {
    expect(renderToStaticMarkup(<Banner tone="notice" title="Volzet" />)).toContain('role="status"');
  });

  it('has no role if it takes the focus, so that it is read once', () => {
    const html = renderToStaticMarkup(<Banner tone="error" title="Dat lukte niet" focused />);
    expect(html).toContain('tabindex="-1"');
    expect(html).not.toContain('role=');
  });
});

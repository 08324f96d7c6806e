import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

describe('a banner', () => {
  it('renders an error as an alert with its text and an action (§8.4)', () => {
    const html = renderToStaticMarkup(
      <Banner tone="error" title="Dat lukte niet" action={<button type="button">Probeer opnieuw</button>}>
        Received an error HTTP status code: Bad Gateway.
      </Banner>,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('Received an error HTTP status code: Bad Gateway.');
    expect(html).toContain('Probeer opnieuw</button>');
  });

  it('renders a notice as a status, which does not interrupt screen readers', () => {
    expect(renderToStaticMarkup(<Banner tone="notice" title="Volzet" />)).toContain('role="status"');
  });

  it('omits the role of a focused banner, so that screen readers read it once', () => {
    const html = renderToStaticMarkup(<Banner tone="error" title="Dat lukte niet" focused />);
    expect(html).toContain('tabindex="-1"');
    expect(html).not.toContain('role=');
  });
});

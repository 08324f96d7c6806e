import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

describe('a banner', () => {
  it('shows the text of an error, interrupts with it, and offers a way on (§8.4)', () => {
    const html = renderToStaticMarkup(
      <Banner tone="error" title="Dat lukte niet" action={<button type="button">Probeer opnieuw</button>}>
        Received an error HTTP status code: Bad Gateway.
      </Banner>,
    );
    expect(html).toContain('role="alert"');
    expect(html).toContain('Received an error HTTP status code: Bad Gateway.');
    expect(html).toContain('Probeer opnieuw</button>');
  });

  it('waits its turn with what is no error', () => {
    expect(renderToStaticMarkup(<Banner tone="notice" title="Volzet" />)).toContain('role="status"');
  });

  it('that takes the focus is read because of that, once', () => {
    const html = renderToStaticMarkup(<Banner tone="error" title="Dat lukte niet" focused />);
    expect(html).toContain('tabindex="-1"');
    expect(html).not.toContain('role=');
  });
});

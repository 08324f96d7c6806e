import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Postcard } from './Postcard.tsx';

describe('a form that was sent', () => {
  it('confirms the submission on a postcard (§4.4)', () => {
    const html = renderToStaticMarkup(
      <Postcard title="Je bericht werd verzonden!" date="27 OKT 2025">
        <p>We antwoorden binnen twee dagen.</p>
      </Postcard>,
    );
    expect(html).toMatch(/role="status"[^>]*>.*Je bericht werd verzonden!.*We antwoorden/);
    expect(html).toContain('27 OKT 2025');
  });

  it('hides the stamp and postmark of the postcard from screen readers', () => {
    const html = renderToStaticMarkup(<Postcard title="x" date="27 OKT 2025" />);
    expect(html.indexOf('aria-hidden="true"')).toBeLessThan(html.indexOf('KORTRIJK'));
    expect(html.indexOf('aria-hidden="true"')).toBeGreaterThan(0);
  });

  it('omits the role of a focused postcard, so that screen readers read it once', () => {
    const html = renderToStaticMarkup(<Postcard title="x" date="27 OKT 2025" focused />);
    expect(html).toContain('tabindex="-1"');
    expect(html).not.toContain('role=');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { type Confirmation, ConfirmPage } from './ConfirmPage.tsx';

const html = (outcome: Confirmation) =>
  renderToStaticMarkup(
    <AtAddress>
      <ConfirmPage outcome={outcome} token="a.1.b" />
    </AtAddress>,
  );

describe('the page behind the link of a newsletter mail', () => {
  it('renders a button that submits the token in the link', () => {
    for (const outcome of ['ask', 'unavailable'] as const) {
      expect(html(outcome)).toMatch(
        /<form[^>]* method="post"[^>]*><input type="hidden" name="token" value="a\.1\.b"\/>/,
      );
    }
    expect(html('unavailable')).toContain('Dat lukt nu even niet');
  });

  it('says that the subscription is confirmed, and renders no button', () => {
    expect(html('confirmed')).toContain('Je staat op de lijst</h1>');
    expect(html('confirmed')).toContain('#posted');
    expect(html('confirmed')).not.toContain('<form');
  });

  it.each([
    ['invalid', 'Deze link klopt niet'],
    ['expired', 'Deze link is verlopen'],
  ] as const)('explains an %s link and offers to request another', (outcome, title) => {
    expect(html(outcome)).toContain(`${title}</h1>`);
    expect(html(outcome)).toContain('action="/api/subscribe"');
  });
});

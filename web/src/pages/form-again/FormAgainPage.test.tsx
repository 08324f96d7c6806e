import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormKind } from '../../domain/pages/submission.ts';
import type { FormAgain } from '../../features/forms/SiteForm.tsx';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { FormAgainPage } from './FormAgainPage.tsx';

const NOW = new Date('2025-10-27T08:30:00Z');
const html = (kind: FormKind, again?: FormAgain) =>
  renderToStaticMarkup(
    <AtAddress address={`/formulier/${kind}`}>
      <FormAgainPage kind={kind} now={NOW} again={again} />
    </AtAddress>,
  );

describe('a form that is shown again', () => {
  it.each([
    ['contact', '/api/contact'],
    ['group-purchase', '/api/group-purchase'],
    ['newsletter', '/api/subscribe'],
  ] as const)('shows the form of %s again, with its input and the address to return to', (kind, endpoint) => {
    const values = { email: 'lore@', contactEmail: 'lore@' };
    const shown = html(kind, {
      place: '/vrijwilligers#f',
      values,
      errors: { email: 'fout', contactEmail: 'fout' },
    });
    expect(shown).toContain('Kijk het nog even na</h1>');
    expect(shown).toContain(`action="${endpoint}"`);
    expect(shown).toContain('value="lore@"');
    expect(shown).toContain('name="terug" value="/vrijwilligers#f"');
  });

  it('if the input was valid, says why the form was not sent', () => {
    const failure = 'Received an error HTTP status code: Too Many Requests.';
    const shown = html('newsletter', { place: '/', values: {}, errors: {}, failure });
    expect(shown).toContain('Dat lukte nog niet</h1>');
    expect(shown).toContain(failure);
  });

  it('shows an empty form to a visitor who opens its address', () => {
    expect(html('contact')).toContain('Schrijf maar</h1>');
  });
});

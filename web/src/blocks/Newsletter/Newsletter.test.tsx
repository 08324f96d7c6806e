import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../domain/pages/body/block.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { FULL } from '../examples.ts';
import { Newsletter } from './Newsletter.tsx';

const html = (block: Extract<Block, { kind: 'newsletter' }>, address = '/') =>
  renderToStaticMarkup(
    <AtAddress address={address}>
      <Newsletter block={block} />
    </AtAddress>,
  );

describe('a newsletter block', () => {
  it('shows the title and text of a newsletter block, and a field for the email address (§2.37)', () => {
    const shown = html(FULL.newsletter);
    expect(shown).toContain('Post van Boektopia');
    expect(shown).toContain('Eén brief per week.');
    expect(shown).toContain('action="/api/subscribe"');
  });

  it('explains how to confirm the newsletter subscription after the form is sent (§4.5)', () => {
    const shown = html(FULL.newsletter, '/?verzonden=newsletter');
    expect(shown).toMatch(/role="status".*Kijk in je mailbox om te bevestigen\..*op de knop in die mail/s);
    expect(shown).not.toContain('<form');
  });

  it('renders a newsletter block with only a text, and one without a text', () => {
    const shown = html({ kind: 'newsletter', uid: 'n', text: 'Post.' });
    expect(shown).toContain('Post.');
    expect(shown).not.toContain('<h2');
    const wordless = html({ kind: 'newsletter', uid: 'n' });
    expect(wordless).toContain('action="/api/subscribe"');
    expect(wordless).not.toContain('class="message"');
  });
});

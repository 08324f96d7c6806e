import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsentButton } from './ConsentButton.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import type { Purpose } from './consent-store.ts';

const html = (...requested: Purpose[]) => renderToStaticMarkup(<CookieNotice requested={requested} />);

describe('the cookie notice', () => {
  it('asks for consent in one sentence, with identical no and yes buttons and a link to the explanation (§2.14)', () => {
    const buttons = [...html('media').matchAll(/<button([^>]*)><span>([^<]*)<\/span>/g)];
    expect(buttons.map(([, , words]) => words)).toEqual(['Nee, liever niet', 'Ja, dat mag']);
    const [no, yes] = buttons.map(([, attributes]) => attributes?.replace(/data-consent-choice="\w+"/, ''));
    expect(no).toBe(yes);
    expect(html('media')).toContain('Cookies voor video’s en kaarten?');
    expect(html('media')).toContain('href="/privacy#cookies"');
  });

  it('asks for consent only for purposes that the site uses', () => {
    expect(html('media')).not.toMatch(/advertentie|<form/);
    expect(html('media', 'measuring')).toContain('video’s en kaarten en het tellen van advertenties?');
  });

  it('offers one checkbox for each purpose, initially all unchecked', () => {
    const both = html('media', 'measuring');
    expect(both.match(/<input[^>]* type="checkbox"/g)).toHaveLength(2);
    expect(both).not.toContain('checked');
  });

  it('hides the notice without scripts', () => {
    expect(html('media')).toMatch(/^<section[^>]* hidden=""/);
    expect(renderToStaticMarkup(<ConsentButton />)).toContain('data-ask-consent');
  });
});

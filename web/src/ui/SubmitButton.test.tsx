import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

describe('the button that sends a form', () => {
  it('says what it does, and has nothing to announce', () => {
    const html = renderToStaticMarkup(<SubmitButton>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*><span>Verstuur<\/span><\/button>/);
    expect(html).toContain('<output><span class="hidden"></span></output>');
  });

  it('is disabled with a spinner while the form is on its way, and says so to eye and ear (§4.4)', () => {
    const html = renderToStaticMarkup(<SubmitButton busy>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('class="spines" aria-hidden="true"');
    expect(html.match(/Even geduld…/g)).toHaveLength(2);
    expect(html).not.toContain('Verstuur');
  });
});

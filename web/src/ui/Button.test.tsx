import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, SubmitButton } from './Button.tsx';

describe('a button', () => {
  it('renders a button that does not submit forms by default', () => {
    expect(renderToStaticMarkup(<Button disabled>Druk af</Button>)).toBe(
      '<button type="button" disabled="" class="button"><span>Druk af</span></button>',
    );
    expect(renderToStaticMarkup(<Button type="submit">Verstuur</Button>)).toContain('type="submit"');
  });

  it('disables a busy button and marks it as busy (§4.4)', () => {
    const html = renderToStaticMarkup(
      <Button type="submit" busy>
        Verstuur
      </Button>,
    );
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('<span class="spines" aria-hidden="true"></span><span>Verstuur</span>');
    expect(renderToStaticMarkup(<Button>Verstuur</Button>)).not.toContain('disabled');
  });

  it('renders a link for a button with an address', () => {
    const html = renderToStaticMarkup(
      <Button href="/tickets" variant="red">
        Tickets
      </Button>,
    );
    expect(html).toBe('<a class="button red" href="/tickets"><span>Tickets</span></a>');
  });

  it('renders the icon of a button after the text by default, or before the text on request', () => {
    expect(renderToStaticMarkup(<Button icon="arrow-right">Verder</Button>)).toMatch(/Verder<\/span><svg/);
    expect(
      renderToStaticMarkup(
        <Button icon="share" iconFirst>
          Bewaar
        </Button>,
      ),
    ).toMatch(/<\/svg><span>Bewaar/);
  });
});

it('opens a new tab that cannot access the page that opened it', () => {
  const html = renderToStaticMarkup(
    <Button href="https://www.example.org" newTab>
      x
    </Button>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('(opent in een nieuw tabblad)');
});

describe('the button that sends a form', () => {
  it('shows the label of a submit button, and announces nothing to screen readers', () => {
    const html = renderToStaticMarkup(<SubmitButton>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*><span>Verstuur<\/span><\/button>/);
    expect(html).toContain('<output><span class="hidden"></span></output>');
  });

  it('disables a submit button, shows a spinner and announces the sending while the form is being sent (§4.4)', () => {
    const html = renderToStaticMarkup(<SubmitButton busy>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('class="spines" aria-hidden="true"');
    expect(html.match(/Even geduld…/g)).toHaveLength(2);
    expect(html).not.toContain('Verstuur');
  });
});

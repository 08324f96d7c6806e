import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, SubmitButton } from './Button.tsx';

describe('a button', () => {
  it('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button disabled>Druk af</Button>)).toBe(
      '<button type="button" disabled="" class="button"><span>Druk af</span></button>',
    );
    expect(renderToStaticMarkup(<Button type="submit">Verstuur</Button>)).toContain('type="submit"');
  });

  it('shows that it is busy, and cannot be pressed again meanwhile (§4.4)', () => {
    const html = renderToStaticMarkup(
      <Button type="submit" busy>
        Verstuur
      </Button>,
    );
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('<span class="spines" aria-hidden="true"></span><span>Verstuur</span>');
    expect(renderToStaticMarkup(<Button>Verstuur</Button>)).not.toContain('disabled');
  });

  it('renders a link if it has an address', () => {
    const html = renderToStaticMarkup(
      <Button href="/tickets" variant="red">
        Tickets
      </Button>,
    );
    expect(html).toBe('<a class="button red" href="/tickets"><span>Tickets</span></a>');
  });

  it('draws its icon after the text, or before it', () => {
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

it('opens a new tab without access to the page that opened it', () => {
  const html = renderToStaticMarkup(
    <Button href="https://www.example.org" newTab>
      x
    </Button>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('(opent in een nieuw tabblad)');
});

describe('the button that sends a form', () => {
  it('shows its label, and announces nothing', () => {
    const html = renderToStaticMarkup(<SubmitButton>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*><span>Verstuur<\/span><\/button>/);
    expect(html).toContain('<output><span class="hidden"></span></output>');
  });

  it('is disabled with a spinner while the form is being sent, and announces it (§4.4)', () => {
    const html = renderToStaticMarkup(<SubmitButton busy>Verstuur</SubmitButton>);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('class="spines" aria-hidden="true"');
    expect(html.match(/Even geduld…/g)).toHaveLength(2);
    expect(html).not.toContain('Verstuur');
  });
});

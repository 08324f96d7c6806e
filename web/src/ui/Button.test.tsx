import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, SubmitButton } from './Button.tsx';

describe('a button', () => {
  it('is a button that submits nothing by accident', () => {
    expect(renderToStaticMarkup(<Button disabled>Druk af</Button>)).toBe(
      '<button type="button" disabled="" class="button"><span>Druk af</span></button>',
    );
    expect(renderToStaticMarkup(<Button type="submit">Verstuur</Button>)).toContain('type="submit"');
  });

  it('waits with a sign, and cannot be pressed again, while it is busy (§4.4)', () => {
    const html = renderToStaticMarkup(
      <Button type="submit" busy>
        Verstuur
      </Button>,
    );
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-busy="true"/);
    expect(html).toContain('<span class="spines" aria-hidden="true"></span><span>Verstuur</span>');
    expect(renderToStaticMarkup(<Button>Verstuur</Button>)).not.toContain('disabled');
  });

  it('is a link when it leads somewhere', () => {
    const html = renderToStaticMarkup(
      <Button href="/tickets" variant="red">
        Tickets
      </Button>,
    );
    expect(html).toBe('<a class="button red" href="/tickets"><span>Tickets</span></a>');
  });

  it('draws its icon behind the words, or before them', () => {
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

it('a link that leaves opens a new tab, which learns nothing of the page it came from', () => {
  const html = renderToStaticMarkup(
    <Button href="https://www.example.org" newTab>
      x
    </Button>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('(opent in een nieuw tabblad)');
});

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

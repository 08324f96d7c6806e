import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type InternalLinkProps, InternalLinkProvider } from './Anchor.tsx';
import { Button } from './Button.tsx';

function Routed({ href, children }: InternalLinkProps) {
  return <span data-routed={href}>{children}</span>;
}

describe('a button', () => {
  it('is a button that submits nothing by accident', () => {
    expect(renderToStaticMarkup(<Button disabled>Druk af</Button>)).toBe(
      '<button type="button" disabled="" class="button ink"><span>Druk af</span></button>',
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
        <Button icon="heart" iconFirst>
          Bewaar
        </Button>,
      ),
    ).toMatch(/<\/svg><span>Bewaar/);
  });
});

describe('a link', () => {
  const routed = (href: string, newTab = false) =>
    renderToStaticMarkup(
      <InternalLinkProvider link={Routed}>
        <Button href={href} newTab={newTab}>
          x
        </Button>
      </InternalLinkProvider>,
    );

  it('is drawn by the router when it stays on the site', () => {
    expect(routed('/programma')).toContain('data-routed="/programma"');
  });

  it('is left to the browser when it leaves, jumps or opens a new tab', () => {
    expect(routed('https://www.example.org')).not.toContain('data-routed');
    expect(routed('#plan')).not.toContain('data-routed');
    expect(routed('mailto:x@example.org')).not.toContain('data-routed');
    expect(routed('/programma', true)).toContain('target="_blank" rel="noopener"');
  });
});

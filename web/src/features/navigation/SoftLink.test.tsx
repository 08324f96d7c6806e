import type { MouseEvent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Anchor, type InternalLinkProps, InternalLinkProvider } from '../../ui/Anchor.tsx';
import { SoftLink, SoftLinks } from './SoftLink.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));

beforeEach(() => {
  const location = { pathname: '/nieuws', search: '?pagina=2', hash: '#inhoud' };
  vi.stubGlobal('window', { location });
});
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

type Drawn = ReactElement<InternalLinkProps>;

/** A press of the first button on a link, as React tells of it; says whether the browser was kept from following it. */
function press(link: Drawn, how: Partial<MouseEvent> = {}): boolean {
  let kept = false;
  const event = {
    button: 0,
    metaKey: false,
    altKey: false,
    ctrlKey: false,
    shiftKey: false,
    get defaultPrevented() {
      return kept;
    },
    preventDefault: () => {
      kept = true;
    },
    ...how,
  };
  // `as`: what a link reads of an event.
  link.props.onClick?.(event as unknown as MouseEvent<HTMLAnchorElement>);
  return kept;
}

/** Draws a soft link, and tells what of. */
function Drawing({ link, onDrawn }: { link: InternalLinkProps; onDrawn: (anchor: Drawn) => void }) {
  const anchor = SoftLink(link);
  onDrawn(anchor);
  return anchor;
}

/** The anchor that a soft link draws, inside the site or where no router is. */
function drawn(link: InternalLinkProps, inSite = true): Drawn {
  const anchors: Drawn[] = [];
  const drawing = <Drawing link={link} onDrawn={(anchor) => anchors.push(anchor)} />;
  renderToStaticMarkup(inSite ? <SoftLinks>{drawing}</SoftLinks> : drawing);
  const [anchor] = anchors;
  if (anchor === undefined) throw new Error('nothing was drawn');
  return anchor;
}

describe('a link that stays on the site', () => {
  it('is followed without loading a page', () => {
    expect(press(drawn({ href: '/programma?type=gesprek#lijst' }))).toBe(true);
    expect(navigate.mock.calls).toEqual([['/programma?type=gesprek#lijst', { replace: false }]]);
  });

  it('keeps the page where it is for a list that changes in place', () => {
    press(drawn({ href: '/nieuws?pagina=3', keepScroll: true }));
    expect(navigate).toHaveBeenCalledWith('/nieuws?pagina=3', { preventScrollReset: true, replace: false });
  });

  it.each([
    ['/nieuws?pagina=2#inhoud', true],
    ['/nieuws?pagina=2', false],
    ['/nieuws?pagina=2#elders', false],
    ['/nieuws', false],
  ])('to %s makes a step in the history unless one is there already', (href, replace) => {
    press(drawn({ href }));
    expect(navigate).toHaveBeenCalledWith(href, expect.objectContaining({ replace }));
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'pressed with %j is opened elsewhere or kept, which is the browser’s to do',
    (how) => {
      expect(press(drawn({ href: '/praktisch' }), how)).toBe(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('does first what else it does when pressed, which may be instead of going there', () => {
    const onClick = vi.fn();
    press(drawn({ href: '/praktisch', onClick }));
    expect(onClick.mock.invocationCallOrder[0]).toBeLessThan(navigate.mock.invocationCallOrder[0] ?? 0);
    navigate.mockReset();

    press(drawn({ href: '/praktisch', onClick: (event) => event.preventDefault() }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is the browser’s to follow where no router is', () => {
    const onClick = vi.fn();
    expect(press(drawn({ href: '/praktisch', onClick }, false))).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is a link like any other to who has no scripts', () => {
    const link = (
      <SoftLink href="/praktisch" className="knop" aria-current="page" keepScroll>
        Praktisch
      </SoftLink>
    );
    const html = '<a class="knop" aria-current="page" href="/praktisch">Praktisch</a>';
    expect(renderToStaticMarkup(link)).toBe(html);
  });
});

function Marked({ href, children }: InternalLinkProps) {
  return (
    <a data-soft href={href}>
      {children}
    </a>
  );
}

it.each([
  ['/praktisch', true],
  ['/', true],
  ['#inhoud', false],
  ['https://elders.example/praktisch', false],
  ['mailto:info@boektopia.be', false],
  ['tel:+3256000000', false],
])('a link to %s: soft is %s, unless it is for a new tab', (href, isSoft) => {
  const html = (newTab: boolean) =>
    renderToStaticMarkup(
      <InternalLinkProvider link={Marked}>
        <Anchor href={href} newTab={newTab}>
          ergens
        </Anchor>
      </InternalLinkProvider>,
    );
  expect(html(false).includes('data-soft')).toBe(isSoft);
  expect(html(true)).not.toContain('data-soft');
});

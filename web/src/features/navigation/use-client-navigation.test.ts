import { describe, expect, it } from 'vitest';
import {
  clientNavigation,
  isStepBefore,
  type Press,
  type PressedLink,
  type Steps,
} from './use-client-navigation.ts';

const here = { pathname: '/nieuws', search: '?pagina=2', hash: '#inhoud' };
const plain: Press = {
  button: 0,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

function step(link: Partial<PressedLink>, press: Partial<Press> = {}) {
  const whole = { href: '/praktisch', target: '', download: '', dataset: {}, ...link };
  return clientNavigation({ ...plain, ...press }, whole, here);
}

describe('a link that stays on the site', () => {
  it('is followed without loading a page', () => {
    expect(step({ href: '/programma?type=gesprek#lijst' })).toEqual({
      to: '/programma?type=gesprek#lijst',
      preventScrollReset: false,
      replace: false,
    });
    expect(step({ href: '/' })?.to).toBe('/');
  });

  it('keeps the page where it is for a list that changes in place', () => {
    expect(step({ href: '/nieuws?pagina=3', dataset: { keepScroll: 'true' } })?.preventScrollReset).toBe(
      true,
    );
  });

  it.each([
    ['/nieuws?pagina=2#inhoud', true],
    ['/nieuws?pagina=2', false],
    ['/nieuws?pagina=2#elders', false],
    ['/nieuws', false],
  ])('to %s makes a step in the history unless one is there already', (href, replace) => {
    expect(step({ href })?.replace).toBe(replace);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'pressed with %j is opened elsewhere or kept, which is the browser’s to do',
    (press) => {
      expect(step({}, press)).toBeUndefined();
    },
  );

  it('is not followed when its own handler has done something else', () => {
    expect(step({}, { defaultPrevented: true })).toBeUndefined();
  });

  it('for a new tab, or for keeping a file, is the browser’s', () => {
    expect(step({ target: '_blank' })).toBeUndefined();
    expect(step({ download: 'plan.pdf' })).toBeUndefined();
  });
});

it.each([
  '#inhoud',
  '',
  'praktisch',
  'https://elders.example/praktisch',
  '//elders.example/praktisch',
  'mailto:info@boektopia.be',
  'tel:+3256000000',
  '/live',
  '/live?locatie=forum',
  '/nieuws/feed.xml',
  '/programma/tekst#2025-10-27',
  '/api/preview/stop',
  '/beeld?bron=a',
])('a link to «%s» is the browser’s to follow', (href) => {
  expect(step({ href })).toBeUndefined();
});

it.each(['/livestreams', '/apisten', '/nieuws/1.000-bezoekers', '/zoeken?zoekterm=.pdf'])(
  'a page at %s is not taken for something else',
  (href) => {
    expect(step({ href })?.to).toBe(href);
  },
);

const ORIGIN = 'https://www.boektopia.be';
const HERE = `${ORIGIN}/activiteiten/de-slak`;
const LIST = '/programma/2025-10-26?type=gesprek&pagina=2';

const steps = (index: number, ...paths: string[]): Steps => ({
  entries: () => paths.map((path) => ({ url: ORIGIN + path })),
  currentEntry: { index },
});

describe('the step before this one', () => {
  it('is known by its whole address', () => {
    const history = steps(1, LIST, '/activiteiten/de-slak');
    expect(isStepBefore(LIST, HERE, history)).toBe(true);
    expect(isStepBefore('/programma/2025-10-26', HERE, history)).toBe(false);
  });

  it('is neither one further back nor one to come', () => {
    expect(isStepBefore(LIST, HERE, steps(2, LIST, '/praktisch', '/activiteiten/de-slak'))).toBe(false);
    expect(isStepBefore(LIST, HERE, steps(0, '/activiteiten/de-slak', LIST))).toBe(false);
  });

  it('is not known where the browser keeps its address to itself', () => {
    const history = { entries: () => [{ url: null }, { url: HERE }], currentEntry: { index: 1 } };
    expect(isStepBefore(LIST, HERE, history)).toBe(false);
    expect(isStepBefore(LIST, HERE, { ...history, currentEntry: null })).toBe(false);
  });
});

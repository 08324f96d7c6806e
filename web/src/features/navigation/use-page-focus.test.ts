import { describe, expect, it } from 'vitest';
import { focusAfter, type Left } from './use-page-focus.ts';

const LIST = '/programma/2025-10-26';
const plain = (href: string): Left => ({ href, keepsScroll: false });
const inPlace = (href: string): Left => ({ href, keepsScroll: true });
const pager = (href: string): Left => ({ href, keepsScroll: true, focus: 'bladzijde' });

describe('the focus', () => {
  it('goes to the title of a page that is new, however a visitor comes there', () => {
    const to = '/activiteiten/de-slak';
    const title = { kind: 'title' };
    expect(focusAfter({ from: LIST, to, through: false, pressed: plain(to) })).toEqual(title);
    expect(focusAfter({ from: LIST, to, through: false })).toEqual(title);
    expect(focusAfter({ from: LIST, to, through: true })).toEqual(title);
  });

  it('goes to the part that a link names', () => {
    const to = `${LIST}?pagina=2`;
    expect(focusAfter({ from: LIST, to, through: false, pressed: pager(to) })).toEqual({
      kind: 'part',
      id: 'bladzijde',
    });
  });

  it('stays with a link that changes the page in place, be it at another path', () => {
    const to = '/boektopia-op-toer/leuven';
    const step = { from: '/boektopia-op-toer', to, through: false };
    expect(focusAfter({ ...step, pressed: inPlace(to) })).toBeUndefined();
    // Opened in another tab; here the visitor went on by something else.
    expect(focusAfter({ ...step, pressed: inPlace('/boektopia-op-toer/kortrijk') })).toEqual({
      kind: 'title',
    });
  });

  it('goes to the title of another moment of the same page, whose link is gone', () => {
    const [one, other] = ['/activiteiten/de-slak?moment=a1', '/activiteiten/de-slak?moment=b2'];
    const step = { from: one, to: other, pressed: plain(other) };
    expect(focusAfter({ ...step, through: false })).toEqual({ kind: 'title' });
    expect(focusAfter({ ...step, through: true })).toEqual({ kind: 'title' });
  });

  it('stays with a box that was ticked, whatever page was leafed to before', () => {
    const step = { from: `${LIST}?pagina=2`, to: `${LIST}?type=gesprek`, through: false };
    expect(focusAfter({ ...step, pressed: pager(`${LIST}?pagina=3`) })).toBeUndefined();
    expect(focusAfter(step)).toBeUndefined();
  });

  it('goes after Back to the link that the page was left by', () => {
    const item = '/activiteiten/de-slak';
    const link = { kind: 'link', href: item };
    expect(focusAfter({ from: item, to: LIST, through: true, leftBy: plain(item) })).toEqual(link);
    const next = `${LIST}?pagina=2`;
    expect(focusAfter({ from: next, to: LIST, through: true, leftBy: pager(next) })).toEqual({
      kind: 'link',
      href: next,
    });
  });

  it('goes forward again as it went the first time', () => {
    const [next, town] = [`${LIST}?pagina=2`, '/boektopia-op-toer/leuven'];
    expect(focusAfter({ from: LIST, to: next, through: true, pressed: pager(next) })).toEqual({
      kind: 'part',
      id: 'bladzijde',
    });
    const step = { from: '/boektopia-op-toer', to: town, through: true };
    expect(focusAfter({ ...step, pressed: inPlace(town) })).toBeUndefined();
  });

  it('stays after Back to the same list that was left by something else', () => {
    const step = { from: `${LIST}?type=gesprek`, to: LIST, through: true };
    expect(focusAfter({ ...step, leftBy: plain('/activiteiten/de-slak') })).toBeUndefined();
  });
});

import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';

const moment = (id: string): SavedMoment => ({
  id,
  title: `Om ${id}`,
  start: new Date('2025-10-26T10:00:00Z'),
  end: new Date('2025-10-26T11:00:00Z'),
  place: 'Forum',
});

let window: Window;
/** Loads the module once more, as another tab of the browser does. */
async function openTab() {
  vi.resetModules();
  const [{ savedMoments, KEY }, { readSaved }] = await Promise.all([
    import('./saved-moments.ts'),
    import('./use-shown-saved-items.ts'),
  ]);
  return { ...savedMoments, readSaved, KEY };
}

beforeEach(() => {
  window = new Window();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('Event', window.Event);
});
afterEach(async () => {
  await window.happyDOM.close();
  vi.unstubAllGlobals();
});

describe('moments saved in a browser', () => {
  it('reports to other tabs that a moment was saved, changed or removed', async () => {
    const [one, other] = [await openTab(), await openTab()];
    let calls = 0;
    other.listen(() => {
      calls += 1;
    });
    expect(other.ids().size).toBe(0);
    expect(one.save(moment('nklIBt'))).toBe(true);
    expect([...other.ids()]).toEqual(['nklIBt']);
    expect(other.ids()).toBe(other.ids());
    expect(calls).toBe(1);
    expect(one.readSaved('nklIBt')).toEqual(moment('nklIBt'));
    const before = other.ids();
    one.save({ ...moment('nklIBt'), place: 'Agora' });
    expect(other.ids()).not.toBe(before);
    expect(other.readSaved('nklIBt')?.place).toBe('Agora');
    other.remove('nklIBt');
    expect([...one.ids()]).toEqual([]);
  });

  it('rereads the saved moments after storage is cleared, but not after other changes', async () => {
    const tab = await openTab();
    let calls = 0;
    const stop = tab.listen(() => {
      calls += 1;
    });
    window.dispatchEvent(Object.assign(new window.Event('storage'), { key: 'podium' }));
    expect(calls).toBe(0);
    window.dispatchEvent(new window.Event('storage'));
    window.dispatchEvent(new window.Event('pageshow'));
    expect(calls).toBe(2);
    stop();
    window.dispatchEvent(new window.Event('storage'));
    expect(calls).toBe(2);
  });

  it('stores the moments from both tabs if two tabs write concurrently', async () => {
    const tabs = [await openTab(), await openTab()];
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      keep: fc.constantFrom(true, false),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        window.localStorage.clear();
        const expected = new Set<string>();
        for (const one of steps) {
          if (one.keep) tabs[one.tab]?.save(moment(one.id));
          else tabs[one.tab]?.remove(one.id);
          if (one.keep) expected.add(one.id);
          else expected.delete(one.id);
        }
        for (const one of tabs) expect([...one.ids()].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('returns false if storage is full or disabled, and does not throw', async () => {
    const tab = await openTab();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as never);
    expect(tab.save(moment('a'))).toBe(false);
    expect(tab.ids().size).toBe(0);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(tab.save(moment('a'))).toBe(false);
    expect(tab.remove('a')).toBe(false);
    expect(tab.ids().size).toBe(0);
  });

  it('ignores other keys and unreadable values in storage', async () => {
    const { ids, readSaved, KEY } = await openTab();
    const hold = (text: string) => window.localStorage.setItem(`${KEY}x`, text);
    window.localStorage.setItem('podium', 'agora');
    window.localStorage.setItem('stapel.0.x', '{}');
    expect(ids().size).toBe(0);
    for (const broken of [
      '',
      '{',
      'null',
      '[]',
      '{"title":"x"}',
      '{"title":1,"start":"2025-10-26T10:00:00Z"}',
    ]) {
      hold(broken);
      expect(readSaved('x')).toBeUndefined();
    }
    hold('{"title":"x","start":"2025-10-26T10:00:00Z","end":7,"place":[]}');
    expect(readSaved('x')).toMatchObject({ title: 'x', end: undefined, place: undefined });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedMoment } from '../../domain/programme/saved-moment.ts';
import { createSavedMoments, KEY } from './saved-moments.ts';
import { readSaved } from './use-pile.ts';

const moment = (id: string): SavedMoment => ({
  id,
  title: `Om ${id}`,
  start: new Date('2025-10-26T10:00:00Z'),
  end: new Date('2025-10-26T11:00:00Z'),
  place: 'Forum',
});

/** A browser with a storage, whose other tabs hear what one writes when `tell` is called. */
function browser({ full = false } = {}) {
  const held = new Map<string, string>();
  const heard: (() => void)[] = [];
  const storage = new Proxy(
    {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        held.set(key, value);
      },
      removeItem: (key: string) => void held.delete(key),
    },
    {
      ownKeys: () => [...held.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  const tab = () => ({
    // `as`: what is used of both, and no more.
    localStorage: storage as unknown as Storage,
    addEventListener: (_: string, listener: unknown) => void heard.push(listener as () => void),
  });
  return {
    held,
    tab: () => {
      const opened = createSavedMoments(tab);
      opened.listen(() => {});
      return opened;
    },
    storage: tab().localStorage,
    tell: () => {
      for (const listener of heard) listener();
    },
  };
}

describe('what is saved in a browser', () => {
  it('is kept, is known to another tab, and is gone when it is removed there', () => {
    const { tab, tell, storage } = browser();
    const [one, other] = [tab(), tab()];
    let calls = 0;
    other.listen(() => {
      calls += 1;
    });
    expect(other.ids().size).toBe(0);
    expect(one.save(moment('nklIBt'))).toBe(true);
    tell();
    expect([...other.ids()]).toEqual(['nklIBt']);
    expect(calls).toBeGreaterThan(0);
    expect(readSaved(storage, 'nklIBt')).toEqual(moment('nklIBt'));
    other.remove('nklIBt');
    tell();
    expect([...one.ids()]).toEqual([]);
  });

  it('loses nothing where two tabs write without having heard of each other', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      id,
      keep: fc.constantFrom(true, false),
      told: fc.constantFrom(true, false),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { tab, tell } = browser();
        const tabs = [tab(), tab()];
        const expected = new Set<string>();
        for (const one of steps) {
          const at = tabs[one.tab];
          if (one.keep) at?.save(moment(one.id));
          else at?.remove(one.id);
          if (one.keep) expected.add(one.id);
          else expected.delete(one.id);
          if (one.told) tell();
        }
        tell();
        for (const one of tabs) expect([...one.ids()].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('says that it is not kept where storage is full or switched off, and goes on', () => {
    const full = browser({ full: true }).tab();
    expect(full.save(moment('a'))).toBe(false);
    expect(full.ids().size).toBe(0);
    const off = createSavedMoments(() => ({
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      addEventListener: () => {},
    }));
    expect(off.save(moment('a'))).toBe(false);
    expect(off.remove('a')).toBe(false);
    expect(off.ids().size).toBe(0);
  });

  it('is told apart from what others keep there, and is none where it cannot be read', () => {
    const { held, tab, storage } = browser();
    held.set('podium', 'agora').set('stapel.0.x', '{}');
    expect(tab().ids().size).toBe(0);
    for (const broken of [
      '',
      '{',
      'null',
      '[]',
      '{"title":"x"}',
      '{"title":1,"start":"2025-10-26T10:00:00Z"}',
    ]) {
      held.set(`${KEY}x`, broken);
      expect(readSaved(storage, 'x')).toBeUndefined();
    }
    held.set(`${KEY}x`, '{"title":"x","start":"2025-10-26T10:00:00Z","end":7,"place":[]}');
    expect(readSaved(storage, 'x')).toMatchObject({ title: 'x', end: undefined, place: undefined });
  });
});

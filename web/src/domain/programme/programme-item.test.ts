import { describe, expect, it } from 'vitest';
import { fullPlaceOf, placeOf } from './programme-item.ts';

const location = { uuid: 'l', slug: 'forum', title: 'Forum' };

describe('where it is', () => {
  it('on an experience page: the precise location, else the title of the location (§2.45)', () => {
    expect(placeOf({ location, preciseLocation: 'eerste rij' })).toBe('eerste rij');
    expect(placeOf({ location })).toBe('Forum');
    expect(placeOf({})).toBeUndefined();
  });

  it.each([
    [{ location, preciseLocation: 'eerste rij' }, 'Forum - eerste rij'],
    [{ location }, 'Forum'],
    [{ preciseLocation: 'eerste rij' }, 'eerste rij'],
    [{}, undefined],
  ])('on tour: «location title - precise location», whichever is there (§2.49)', (item, place) => {
    expect(fullPlaceOf(item)).toBe(place);
  });
});

import { describe, expect, it } from 'vitest';
import { facet, itemAt } from './fixtures/experience.ts';
import { momentPath } from './moment.ts';
import { nextAlternative } from './reservation.ts';
import { rowItems } from './row-items.ts';

const experience = {
  uuid: '643e4fdc-9342-5852-9d47-984c4dc309db',
  path: '/activiteiten/ruggen',
  title: 'Ruggen',
  image: { src: 'https://a.storyblok.com/f/1/2x2/a/b.png', width: 2, height: 2, alt: '' },
  hideReservation: false,
};
const UUID = 'ebd177ca-37d9-534d-9f62-2e3f9d6cdccb';

describe('an item as its row shows it', () => {
  it('reduces places and themes to slug and title', () => {
    const facets = { location: facet('Forum'), themes: [facet('Strips')] };
    const [row] = rowItems([itemAt('2025-10-27T09:00:00Z', { uuid: UUID, experience, ...facets })], []);
    expect(row?.location).toEqual({ slug: 'forum', title: 'Forum' });
    expect(row?.themes).toEqual([{ slug: 'strips', title: 'Strips' }]);
    expect(JSON.stringify(row)).not.toMatch(/storyblok|[0-9a-f]{8}-/);
  });

  it('links a row to the same address as its item', () => {
    const item = itemAt('2025-10-27T09:00:00Z', { uuid: UUID, experience });
    const [row] = rowItems([item], []);
    expect(row && momentPath(row)).toBe('/activiteiten/ruggen?moment=69F3yj');
    expect(row && momentPath(row)).toBe(momentPath(item));
  });

  it('lists the other starts of the experience if the item is full', () => {
    const full = itemAt('2025-10-27T09:00:00Z', { uuid: 'full', experience, statuses: ['soldOut'] });
    const other = itemAt('2025-10-28T09:00:00Z', { uuid: 'other', experience });
    const [row, free] = rowItems([full, other], [full, other]);
    expect(row && nextAlternative(row, new Date('2025-10-27T08:00:00Z'))).toEqual(other.start);
    expect(row && nextAlternative(row, new Date('2025-10-29T08:00:00Z'))).toBeUndefined();
    expect(free?.alternatives).toBeUndefined();
  });
});

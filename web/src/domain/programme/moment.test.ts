import { describe, expect, it } from 'vitest';
import { itemAt } from './fixtures/experience.ts';
import { momentId, momentPath, namedMoment, shortMomentPath } from './moment.ts';

const UUID = '9e494806-dec0-50e4-8ba8-aefdc0bd12f7';
const experience = { uuid: 'e', path: '/activiteiten/orkest', title: 'Orkest', hideReservation: false };
const first = itemAt('2025-10-29T10:00:00Z', { uuid: '00000000-0000-4000-8000-000000000001', experience });
const second = itemAt('2025-11-01T09:30:00Z', { uuid: UUID, experience });

describe('the short id of a moment', () => {
  it('shortens a UUID to the first six characters of its base64url form', () => {
    const bytes = Buffer.from(UUID.replaceAll('-', ''), 'hex');
    expect(momentId(second)).toBe(bytes.toString('base64url').slice(0, 6));
    expect(momentId(second)).toHaveLength(6);
  });

  it('ignores the spelling of a UUID, and returns any other id unchanged', () => {
    expect(momentId({ uuid: UUID.toUpperCase() })).toBe(momentId(second));
    expect(momentId({ uuid: 'een' })).toBe('een');
  });
});

describe('the link of one moment', () => {
  it('links a moment to the page of its experience, with the short id of the moment', () => {
    expect(momentPath(second)).toBe(`/activiteiten/orkest?moment=${momentId(second)}`);
  });

  it('omits the short id from the link to an activity that takes place once, and returns no link for an item without a page', () => {
    expect(momentPath({ ...second, experience: { ...experience, uuid: UUID } })).toBe('/activiteiten/orkest');
    expect(momentPath(itemAt('2025-11-01T09:30:00Z'))).toBeUndefined();
  });

  it('returns a short link for pages with hundreds of links', () => {
    expect(shortMomentPath(second)).toBe('/m/nklIBt');
    expect(shortMomentPath(itemAt('2025-11-01T09:30:00Z'))).toBeUndefined();
  });

  it('finds a requested moment only among the items of its experience', () => {
    const named = (query: string) => namedMoment([first, second], new URLSearchParams(query));
    expect(named(`moment=${momentId(second)}`)).toBe(second);
    expect(named('moment=zzzzzz')).toBeUndefined();
    expect(named('')).toBeUndefined();
    expect(namedMoment([first], new URLSearchParams({ moment: momentId(second) }))).toBeUndefined();
  });
});

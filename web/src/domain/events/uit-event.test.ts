import { describe, expect, it } from 'vitest';
import { isUitEventId, UIT_LABELS, uitEventPath, uitLabel } from './uit-event.ts';

const UUID = 'cc157cb1-5021-40af-8d97-72a265400fa3';

describe('the path of an event of UiTdatabank', () => {
  it.each([
    ['the old form', `https://io.uitdatabank.be/event/${UUID}`],
    ['the form since 2026', `https://io.uitdatabank.be/events/${UUID}`],
    ['with http', `http://io.uitdatabank.be/event/${UUID}`],
    ['with a query', `https://io.uitdatabank.be/events/${UUID}?x=1`],
    ['at the search host', `http://search.uitdatabank.be/rest/events/${UUID}`],
    ['with a trailing slash', `https://io.uitdatabank.be/events/${UUID}/`],
  ])('builds the path of an event from the id in its @id: %s (§2.76, §3.27)', (_, atId) => {
    expect(uitEventPath(atId)).toBe(`/boektopia-op-toer-activiteiten/${UUID}`);
  });

  it('accepts an event id that is not a UUID', () => {
    expect(uitEventPath('http://io.uitdatabank.be/event/28808C2F-0DB2-D2CF-F508ECB994D2505F')).toBe(
      '/boektopia-op-toer-activiteiten/28808C2F-0DB2-D2CF-F508ECB994D2505F',
    );
  });

  it.each(['', 'event', UUID, 'https://io.uitdatabank.be/'])(
    'returns undefined for «%s», which contains no id',
    (atId) => {
      expect(uitEventPath(atId)).toBeUndefined();
    },
  );
});

describe('the last segment of a path on tour', () => {
  it.each([UUID, UUID.toUpperCase(), '28808C2F-0DB2-D2CF-F508ECB994D2505F'])(
    'recognizes the id of an event: %s',
    (segment) => {
      expect(isUitEventId(segment)).toBe(true);
    },
  );

  it.each([
    'de-slak-heeft-gelijk',
    '',
    `${UUID}0`,
    `x${UUID}`,
    UUID.slice(1),
    'cc157cb1-5021-40af-8d97',
    '2025-10-26',
  ])('treats any other path segment as a story: «%s»', (segment) => {
    expect(isUitEventId(segment)).toBe(false);
  });
});

it('offers four event labels to choose from (§2.71)', () => {
  expect(UIT_LABELS).toEqual(['Voorleessessie', 'Voorstelling', 'Signeersessie', 'Workshops']);
});

it.each([
  ['Workshops', 'Workshops'],
  ['workshops', 'Workshops'],
  [' VOORSTELLING ', 'Voorstelling'],
])('maps the requested label «%s» to %s', (requested, label) => {
  expect(uitLabel(requested)).toBe(label);
});

it.each([null, '', 'Workshop', 'boektopia', 'constructor'])('ignores the unknown label %s', (requested) => {
  expect(uitLabel(requested)).toBeUndefined();
});

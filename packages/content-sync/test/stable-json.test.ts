import { describe, expect, it } from 'vitest';
import { renamed } from '../src/references.ts';
import { isSame, stableJson } from '../src/stable-json.ts';

describe('stable JSON', () => {
  it('keeps the order of a file’s keys, and appends new keys', () => {
    const before =
      '{"name":"A","content":{"title":"T","component":"page","body":[{"_uid":"1","b":1,"a":2}]}}';
    const value = {
      content: { body: [{ a: 2, b: 1, _uid: '1' }], component: 'page', intro: 'nieuw', title: 'U' },
      name: 'A',
    };
    expect(JSON.stringify(JSON.parse(stableJson(value, before)))).toBe(
      '{"name":"A","content":{"title":"U","component":"page","body":[{"_uid":"1","b":1,"a":2}],"intro":"nieuw"}}',
    );
  });

  it('recognizes a moved block by its _uid', () => {
    const before = '[{"_uid":"1","b":1,"a":2},{"a":3,"_uid":"2"}]';
    const value = [
      { _uid: '2', a: 3 },
      { _uid: '1', a: 2, b: 1 },
    ];
    expect(stableJson(value, before)).toBe(
      `${JSON.stringify(
        [
          { a: 3, _uid: '2' },
          { _uid: '1', b: 1, a: 2 },
        ],
        null,
        2,
      )}\n`,
    );
  });

  it('does not count a different order of keys as a change', () => {
    expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });
});

describe('the uuids in content', () => {
  it('replaces the uuids in all fields, including a relation to one story', () => {
    const names = new Map([['oud', 'nieuw']]);
    const content = {
      component: 'program',
      experience: 'oud',
      themes: ['oud', 'ander'],
      link: { fieldtype: 'multilink', id: 'oud', cached_url: 'oud/pad' },
      text: {
        type: 'doc',
        content: [{ type: 'text', text: 'zo oud', marks: [{ type: 'link', attrs: { uuid: 'oud' } }] }],
      },
    };
    expect(renamed(content, names)).toEqual({
      component: 'program',
      experience: 'nieuw',
      themes: ['nieuw', 'ander'],
      link: { fieldtype: 'multilink', id: 'nieuw', cached_url: 'oud/pad' },
      text: {
        type: 'doc',
        content: [{ type: 'text', text: 'zo oud', marks: [{ type: 'link', attrs: { uuid: 'nieuw' } }] }],
      },
    });
  });
});

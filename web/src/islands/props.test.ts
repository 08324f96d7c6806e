import { describe, expect, it } from 'vitest';
import { parseProps, serializeProps } from './props.ts';

const returned = (props: object) => parseProps(serializeProps(props));

describe('props of an island', () => {
  it('round-trips dates, maps and search parameters at any depth', () => {
    const props = {
      now: new Date('2025-10-27T09:30:15.250Z'),
      counts: new Map([['torenzaal', { items: [{ start: new Date('2025-10-26T00:30:00Z') }] }]]),
      chosen: new URLSearchParams('thema=poëzie&thema=a%26b'),
      words: ['$date', '@', '', 'één'],
      nothing: null,
      open: false,
      count: 0,
    };
    expect(returned(props)).toEqual(props);
  });

  it('omits undefined properties', () => {
    expect(Object.keys(returned({ title: 'Forum', table: undefined }))).toEqual(['title']);
  });

  it('escapes script end tags', () => {
    const props = { title: '</script><script>alert(1)</script><!--' };
    expect(serializeProps(props)).not.toContain('<');
    expect(returned(props)).toEqual(props);
  });

  it('throws on an invalid date', () => {
    expect(() => serializeProps({ start: new Date(Number.NaN) })).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { colourField, dateField, flag, rawText, snakeCase, text } from './fields.ts';
import { recordedContext } from './fixtures/recorded-context.ts';

describe('a text field', () => {
  it('trims a text field, and returns undefined for an empty text or another type', () => {
    expect(text('  Boek  ')).toBe('Boek');
    for (const odd of ['', '   ', null, undefined, 3, true, {}, ['x']]) expect(text(odd)).toBeUndefined();
  });

  it('decodes entities in a text field, including entities that were encoded twice', () => {
    expect(text('Meet &amp; greet &lt;3 &quot;ja&quot; &#39;s avonds&nbsp;laat &apos;')).toBe(
      'Meet & greet <3 "ja" \'s avonds laat \'',
    );
    expect(text('&amp;lt;b&amp;gt; Andr&amp;eacute;')).toBe('<b> André');
    expect(text('R&B, Q&A; caf&eacute; 10&#8211;12 &constructor;')).toBe(
      'R&B, Q&A; café 10–12 &constructor;',
    );
  });

  it('does not truncate a text field of ten thousand characters', () => {
    expect(text('a'.repeat(10_000))).toHaveLength(10_000);
  });
});

describe('a field of code', () => {
  it('keeps the entities in a code field', () => {
    expect(rawText(' <p>Meet &amp; greet</p> ')).toBe('<p>Meet &amp; greet</p>');
    expect(rawText({})).toBeUndefined();
  });
});

it('parses a colour of the site, and warns once about any other colour', () => {
  const { context, warnings } = recordedContext();
  expect(['dark-blue', 'Dark blue', ''].map((name) => colourField(name, 'page_color', context))).toEqual([
    'dark-blue',
    'dark-blue',
    undefined,
  ]);
  expect(colourField('mauve', 'page_color', context)).toBeUndefined();
  expect(warnings).toEqual(['page_color «mauve» is not a known colour']);
});

describe('a checkbox', () => {
  it('reads a checkbox as true for true, «true», 1 and «1» only', () => {
    expect([true, 'true', 1, '1'].map((value) => flag(value))).toEqual([true, true, true, true]);
    const no = [false, 'false', 0, '0', '', 'TRUE!', null, undefined, {}, [true]];
    expect(no.map((value) => flag(value))).toEqual(no.map(() => false));
  });
});

describe('a date field', () => {
  it('reads dates without a time zone in the time zone set by the environment', () => {
    const utc = recordedContext('utc');
    const wall = recordedContext('wall');
    expect(dateField('2025-10-25 08:00', 'start_date', utc.context)?.toISOString()).toBe(
      '2025-10-25T08:00:00.000Z',
    );
    expect(dateField('2025-10-25 10:00', 'start_date', wall.context)?.toISOString()).toBe(
      '2025-10-25T08:00:00.000Z',
    );
  });

  it('returns undefined for an empty date, and warns about an invalid date', () => {
    const { context, warnings } = recordedContext();
    for (const empty of ['', null, undefined, 20251025, {}])
      expect(dateField(empty, 'date', context)).toBeUndefined();
    expect(warnings).toEqual([]);
    expect(dateField('morgen', 'date', context)).toBeUndefined();
    expect(warnings).toEqual(['date is not a date']);
  });
});

describe('a technical name', () => {
  it('normalizes every spelling of a technical name', () => {
    expect(['imageText', 'image-text', 'image_text', 'Image Text'].map(snakeCase)).toEqual(
      Array(4).fill('image_text'),
    );
  });
});

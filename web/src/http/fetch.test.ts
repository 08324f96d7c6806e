import { describe, expect, it } from 'vitest';
import { bytesOf, changedResponse, wholeResponse, wholeResponseOf } from './fetch.ts';

const bytes = new TextEncoder().encode('<p>één</p>');
const text = '<p>één</p>';

describe('a response with known bytes', () => {
  it('creates a response whose bytes are known, and which can be read like any other response', async () => {
    expect(await wholeResponse({ bytes }, { status: 201 }).text()).toBe('<p>één</p>');
  });

  it('keeps the known bytes of a response when its headers change, and returns them without reading the body', async () => {
    const response = wholeResponse({ bytes, text }, { headers: { a: '1' } });
    const changed = changedResponse(response, { headers: new Headers({ b: '2' }) });
    expect(wholeResponseOf(changed)).toEqual({ bytes, text });
    expect(await bytesOf(changed)).toBe(bytes);
    expect(changed.bodyUsed).toBe(false);
    expect(Object.fromEntries(changed.headers)).toEqual({ b: '2' });
  });

  it('replaces the known bytes of a response with those of its new body, and discards them if the new body is null or a string', async () => {
    const response = wholeResponse({ bytes, text }, {});
    const packed = new Uint8Array([1, 2]);
    expect(wholeResponseOf(changedResponse(response, { body: packed }))).toEqual({ bytes: packed });
    expect(wholeResponseOf(changedResponse(response, { body: null }))).toBeUndefined();
    const other = changedResponse(response, { body: 'x' });
    expect([wholeResponseOf(other), await other.text()]).toEqual([undefined, 'x']);
  });
});

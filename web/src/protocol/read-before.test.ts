import { describe, expect, it } from 'vitest';
import { createReadBefore } from './read-before.ts';

const MEGABYTE = 1024 * 1024;

describe('an answer that is asked for again', () => {
  it('is the object that was read before, where its bytes are the same', async () => {
    const read = createReadBefore({ maxBytes: MEGABYTE });
    const first = await read('q', Response.json({ a: [1] }));
    expect(first).toEqual({ a: [1] });
    expect(await read('q', Response.json({ a: [1] }))).toBe(first);
  });

  it('is read anew where one of them is another, and for another question', async () => {
    const read = createReadBefore({ maxBytes: MEGABYTE });
    const first = await read('q', Response.json({ a: [1] }));
    expect(await read('q', Response.json({ a: [2] }))).toEqual({ a: [2] });
    expect(await read('r', Response.json({ a: [1] }))).not.toBe(first);
  });

  it('takes no more memory than there is for all of them', async () => {
    const read = createReadBefore({ maxBytes: 4_000 });
    const long = () => Response.json({ text: 'x'.repeat(1_000) });
    const first = await read('q', long());
    await read('r', long());
    const again = await read('q', long());
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });

  it('is an error where it is no JSON, however often', async () => {
    const read = createReadBefore({ maxBytes: MEGABYTE });
    for (let times = 0; times < 2; times += 1)
      await expect(read('q', new Response('<html>'))).rejects.toThrow(SyntaxError);
  });
});

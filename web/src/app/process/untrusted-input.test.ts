import { expect, it } from 'vitest';
import { bodyOf } from './untrusted-input.ts';

/** A body of which nobody said how long it is, with how much of it was taken. */
function endless(chunk: number) {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += chunk;
      controller.enqueue(new Uint8Array(chunk));
    },
  });
  const stream = { method: 'POST', body, duplex: 'half' };
  return { request: new Request('http://site/', stream), given: () => given };
}

it('a body that never ends is left when it has become too long', async () => {
  const { request, given } = endless(100);
  expect(await bodyOf(request, 1_000)).toBeUndefined();
  expect(given()).toBeLessThan(1_500);
});

it('a body is given byte for byte, an empty one too', async () => {
  const post = (body?: string) => new Request('http://site/', { method: 'POST', body });
  expect((await bodyOf(post('één'), 100))?.toString()).toBe('één');
  expect(await bodyOf(post(), 100)).toHaveLength(0);
});

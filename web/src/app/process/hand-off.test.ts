import { describe, expect, it, vi } from 'vitest';
import { handOffOf } from './hand-off.ts';

const ANSWER = { title: 'Praktisch' };

/** What a page was made of, and a stream of its data that counts how often it is asked for. */
function page(loaderData: Record<string, unknown>, parts: readonly string[] = ['[1]\n']) {
  const stream = vi.fn(() => new Response(parts.join('')).body);
  const context = {
    staticHandlerContext: { loaderData, actionData: null, errors: null },
    get serverHandoffStream() {
      return stream();
    },
  };
  // `as`: of React Router's context only what is read here.
  return { context: context as unknown as Parameters<typeof handOffOf>[0], stream };
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

describe('the data of a page', () => {
  it('is written as React Router writes it, and ends no script', async () => {
    const { context } = page({ frame: ANSWER }, ['["</script>&"]\n']);
    const handOff = await handOffOf(context, '/written');
    const [enqueue, close] = [
      'window.__reactRouterContext.streamController.enqueue("[\\"\\u003c/script\\u003e\\u0026\\"]\\n");',
      'window.__reactRouterContext.streamController.close();',
    ];
    expect(handOff.scripts).toEqual([enqueue, close]);
    expect(textOf(handOff)).toBe(
      `<!--$--><script>${enqueue}</script><!--$--><script>${close}</script><!--/$--><!--/$-->`,
    );
  });

  it('is written once for as long as its loaders say the same', async () => {
    const now = () => new Date('2025-10-27T08:30:00Z');
    await handOffOf(page({ frame: ANSWER, now: now() }).context, '/same');
    const again = page({ frame: ANSWER, now: now() });
    expect(textOf(await handOffOf(again.context, '/same'))).toContain('[1]');
    expect(again.stream).not.toHaveBeenCalled();
  });

  it('is written anew when one says something else, the minute included', async () => {
    await handOffOf(page({ now: new Date('2025-10-27T08:30:00Z') }).context, '/other');
    const later = page({ now: new Date('2025-10-27T08:31:00Z') }, ['[2]\n']);
    expect(textOf(await handOffOf(later.context, '/other'))).toContain('[2]');
  });

  it('is kept of no page that is one visitor’s own', async () => {
    const mine = page({ draft: 'geheim' });
    await handOffOf(mine.context, undefined);
    await handOffOf(mine.context, undefined);
    expect(mine.stream).toHaveBeenCalledTimes(2);
    const other = page({ draft: 'geheim' });
    await handOffOf(other.context, '/praktisch');
    expect(other.stream).toHaveBeenCalledOnce();
  });
});

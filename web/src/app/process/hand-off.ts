import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import { isSame } from '../../cms/answers-read.ts';
import { HAND_OFFS_KEPT } from './caching.ts';

type Context = Pick<EntryContext, 'staticHandlerContext' | 'serverHandoffStream'>;
type State = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

/** The elements that hand off the data of a page, and the scripts in them. */
export type HandOff = { readonly bytes: Uint8Array; readonly scripts: readonly string[] };

/** The last data of each address, with what was made of it. */
const kept = new LRUCache<string, { state: State; handOff: HandOff }>({
  ...HAND_OFFS_KEPT,
  sizeCalculation: ({ handOff }) => 3 * handOff.bytes.byteLength + 1,
});

/**
 * How a page hands its data to its browser, as `ServerRouter` of React Router writes it behind the page. To write it is a
 * tenth of the work of a page, and it is the same for as long as the loaders say the same: then nobody asks React Router for
 * its stream, which is made where it is asked for (web/lazy-hand-off.ts). Of a page that may not be shared, which has no
 * `address`, nothing is kept.
 */
export async function handOffOf(context: Context, address: string | undefined): Promise<HandOff> {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const state = { loaderData, actionData, errors };
  const known = address === undefined ? undefined : kept.get(address);
  if (known && isSame(known.state, state)) return known.handOff;
  const handOff = await readHandOff(context.serverHandoffStream);
  if (address !== undefined) kept.set(address, { state, handOff });
  return handOff;
}

const CONTROLLER = 'window.__reactRouterContext.streamController';

/** A script for each part of the data, each in a boundary of React's inside that of the part before. */
async function readHandOff(stream: ReadableStream<Uint8Array> | undefined): Promise<HandOff> {
  if (stream === undefined) return { bytes: new Uint8Array(), scripts: [] };
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const part of stream) parts.push(decoder.decode(part, { stream: true }));
  const scripts = [
    ...parts.map((part) => `${CONTROLLER}.enqueue(${inScript(part)});`),
    `${CONTROLLER}.close();`,
  ];
  const elements = scripts.map((script) => `<!--$--><script>${script}</script>`).join('');
  return { bytes: new TextEncoder().encode(elements + '<!--/$-->'.repeat(scripts.length)), scripts };
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a script names it, of which nothing ends that script. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign);

import { BUILD_HEADER, DEVICE_AT, type OfflineStep, STORED_AT } from '../domain/pages/offline.ts';
import { DEVICE_PROGRAMME, DEVICE_TEXTS, SHELL } from '../domain/pages/paths.ts';
import type { QUERY } from '../domain/pages/query-names.ts';
import { type Network, OF_THE_LINE } from './network.ts';
import { changedParts, partHashes, withParts } from './parts.ts';
import { type DataStep, isOld } from './routing.ts';
import type { Tell } from './scope.ts';
import { bytesOf, isFull, type Stores } from './stores.ts';

/** The answers that are renewed, by the step that takes them. */
const DATA = { programme: DEVICE_PROGRAMME, texts: DEVICE_TEXTS } as const satisfies Record<DataStep, string>;

/** So many files are asked for at the same time: a line of a hall takes half a second there and back. */
const AT_ONCE = 6;

/** How the parts of the programme are asked for. Written out: the worker needs two of all these names. */
const LISTED: (typeof QUERY)['parts'] = 'delen';
const PART: (typeof QUERY)['day'] = 'dag';

/** Names of files in a page. */
const NAMED = /\/assets\/[\w.-]+/g;

type Taking = { build: string; network: Network; stores: Stores; tell: Tell; now?: () => Date };

/** Takes onto the device what pages are made of without a network, step by step, and renews it. */
export function createTaking({ build, network, stores, tell, now = () => new Date() }: Taking) {
  const underWay = new Map<OfflineStep, Promise<void>>();

  /** An answer of this build, which is for everybody; the preview of an editor is not asked for. Throws for any other one. */
  const askOwn = async (address: string, etag?: string | null): Promise<Response> => {
    const response = await network.ask(address, {
      credentials: 'omit',
      cache: 'no-store',
      headers: etag ? { 'if-none-match': etag } : {},
    });
    if (response.headers.get(BUILD_HEADER) !== build) throw new Error(`${address} is of another build`);
    if (!response.ok && response.status !== 304)
      throw new Error(`${address} is not given: ${response.status}`);
    return response;
  };

  const addFile = async (path: string): Promise<void> => {
    if (await stores.match('files', path)) return;
    const response = await network.ask(path, { credentials: 'omit' });
    if (!response.ok) throw new Error(`${path} is not given: ${response.status}`);
    await stores.putFile(path, response);
  };

  const addFiles = async (paths: readonly string[]): Promise<void> => {
    const left = [...new Set(paths)];
    const addNext = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await addFile(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, addNext));
  };

  /** The frame of the pages, with the header and footer of now. It comes last, so that one that is held is whole. */
  const takeShell = async (): Promise<void> => {
    const held = await stores.match('files', SHELL);
    if (held && !isOldAnswer(held, now())) return;
    const answer = await askOwn(SHELL, held?.headers.get('etag'));
    const page = held && answer.status === 304 ? held : answer;
    const text = await page.text();
    await addFiles(text.match(NAMED) ?? []);
    await stores.putFile(SHELL, stamped(page, answer, text, now()));
  };

  /** What draws pages, of this build: its names are its own, so that it is asked for once. */
  const takeCode = async (): Promise<void> => {
    const list = `/assets/parts-${build}.json`;
    const response =
      (await stores.match('files', list)) ?? (await network.ask(list, { credentials: 'omit' }));
    const names: unknown = await response.clone().json();
    if (!Array.isArray(names)) throw new Error(`${list} is no list`);
    await addFiles(names.map(String));
    await stores.putFile(list, response);
  };

  const takeData = async (step: DataStep): Promise<void> => {
    const address = DATA[step];
    const held = await stores.match('data', address);
    if (held === undefined) {
      await takeCode();
      await store(address, await askOwn(address));
    } else if (isOldAnswer(held, now())) {
      await (step === 'programme' ? renewParts(held).then(takeShell) : renewWhole(address, held));
    }
  };

  const store = async (address: string, response: Response) =>
    stores.putData(address, stamped(response, response, await response.text(), now()));

  const renewWhole = async (address: string, held: Response): Promise<void> => {
    const answer = await askOwn(address, held.headers.get('etag'));
    if (answer.status === 304) await stores.putData(address, stamped(held, answer, await held.text(), now()));
    else await store(address, answer);
  };

  const renewParts = async (held: Response): Promise<void> => {
    const whole: unknown = await held.clone().json();
    const before = partHashes(whole);
    const answer = await askOwn(`${DEVICE_PROGRAMME}?${LISTED}`);
    const listed = partHashes(await answer.clone().json());
    if (before === undefined || listed === undefined) return renewWhole(DEVICE_PROGRAMME, held);
    const asked = changedParts(before, listed).map(async (name) => {
      const part = await askOwn(`${DEVICE_PROGRAMME}?${new URLSearchParams({ [PART]: name })}`);
      const read: unknown = await part.json();
      return [name, read] as const;
    });
    const current = withParts(whole, listed, new Map(await Promise.all(asked)));
    if (current === undefined) return renewWhole(DEVICE_PROGRAMME, held);
    const together = stamped(held, answer, JSON.stringify(current), now());
    // No answer of the server is these bytes.
    together.headers.delete('etag');
    await stores.putData(DEVICE_PROGRAMME, together);
  };

  const say = async (step: OfflineStep): Promise<void> => {
    const held = await (step === 'shell' ? stores.match('files', SHELL) : stores.match('data', DATA[step]));
    const storedAt = held?.headers.get(STORED_AT);
    if (!held || !storedAt) return;
    const bytes = await (step === 'shell' ? stores.bytesOfFiles() : bytesOf(held));
    tell({ step, bytes, storedAt });
  };

  /** Takes a step, or renews it where it is old. Asked for while it is under way, it is done once. Throws where it fails. */
  const take = (step: OfflineStep): Promise<void> => {
    const taken =
      underWay.get(step) ??
      (step === 'shell' ? takeShell() : takeData(step)).finally(() => underWay.delete(step));
    underWay.set(step, taken);
    return taken;
  };

  return {
    take,
    say,
    /** The same for a page, which is told how it went. */
    async takeAndSay(step: OfflineStep): Promise<void> {
      try {
        await take(step);
        await say(step);
      } catch (error) {
        tell({ step, failed: isFull(error) ? 'full' : 'away' });
      }
    },
    /** The answer that is held of a step. */
    held: (step: DataStep) => stores.match('data', DATA[step]),
  };
}

const isOldAnswer = ({ headers }: Response, now: Date): boolean =>
  isOld(Date.parse(headers.get(DEVICE_AT) ?? ''), +now);

/** An answer as it is stored: with the headers it had, and of when it is by what the server said last. */
function stamped(held: Response, said: Response, body: string, now: Date): Response {
  const headers = new Headers(held.headers);
  for (const [name, value] of said.headers) if (name !== 'etag' || held === said) headers.set(name, value);
  // What a browser hands over is not compressed any more.
  for (const name of OF_THE_LINE) headers.delete(name);
  const date = new Date(said.headers.get('date') ?? now);
  headers.set(STORED_AT, (Number.isNaN(+date) ? now : date).toISOString());
  headers.set(DEVICE_AT, now.toISOString());
  return new Response(body, { headers });
}

import { data } from 'react-router';
import { OFFLINE_CHANNEL, PATIENCE_MS } from '../../domain/pages/offline.ts';
import { BASE, PROGRAMME_ITEMS } from '../../domain/pages/paths.ts';
import { writeDayItems } from '../../domain/programme/day-items.ts';
import { pileProgramme } from '../../domain/programme/pile-programme.ts';
import { writeProgrammeItems } from '../../domain/programme/programme-items.ts';
import { words } from '../../domain/unknown-values.ts';
import {
  answerOnDevice,
  type Device,
  NOT_ON_DEVICE,
  type PageResults,
} from '../../features/navigation/device.ts';
import { isConnectionError } from '../../features/navigation/keep-page.ts';
import { dayOnDevice, pageOnDevice } from './device-pages.ts';
import {
  createDeviceData,
  type DeviceData,
  type DeviceStand,
  programmeTime,
  standWords,
} from './device-stand.ts';
import { type Network, watchNetwork } from './watch-network.ts';

/** What stands around the pages of this document, as the server wrote it when the frame was stored. */
type StoredFrame = Readonly<Record<string, unknown>>;

/** The routes around a page, and the one of them that says that it is missing. */
const AROUND = { frame: 'routes/frame', boundary: 'routes/page-boundary' };

/**
 * Has all that this document asks answered by what the device took along, until the site answers, which is asked for the page
 * at `path` meanwhile. Returns what says that this page is drawn; `renew` draws it anew.
 */
export function startDevice(frame: StoredFrame, path: string, renew: () => Promise<void>): () => void {
  const build = words(frame.build);
  const held = createDeviceData(build);
  const network: Network = { state: navigator.onLine ? 'asked' : 'away' };
  answerOnDevice(deviceOf(frame, held, network));
  // The worker has taken or renewed something.
  new BroadcastChannel(OFFLINE_CHANNEL).addEventListener('message', held.forget);
  let isDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    isDrawn = resolve;
  });
  watchNetwork({ build, network, path, drawn, renew });
  return isDrawn;
}

/** The device as those who ask know it. */
function deviceOf(frame: StoredFrame, held: DeviceData, network: Network): Device {
  const drawnPage = async (request: Request, stand: DeviceStand, isWhole: boolean) => {
    const deviceNow = new Date();
    const now = programmeTime(stand, deviceNow);
    const { programme: device } = stand;
    const { signingRules: _, ...around } = device.frame;
    const simulated = { simulated: device.clockAheadMs !== 0 };
    const said = saidOf(stand, deviceNow, network);
    const framed: PageResults = {
      [AROUND.frame]: { type: 'data', result: { ...frame, frame: around, now, ...said, simulated } },
    };
    const url = new URL(request.url);
    const page = await pageOnDevice({ device, texts: held.texts, url, now, isWhole });
    if (page === undefined) return { isMissing: true, results: missing(framed) };
    const results: PageResults = {
      ...framed,
      [AROUND.boundary]: { type: 'data', result: undefined },
      [page.route]: { type: 'data', result: page.data },
    };
    return { isMissing: false, results };
  };

  return {
    page: async (request, askSite) => {
      if (network.state === 'there') return told(request, askSite, network);
      const stand = await held.stand();
      if (stand?.isAway && network.state === 'asked') network.state = 'away';
      const isAsked = network.state === 'asked';
      const drawn = stand && (await drawnPage(request, stand, isAsked));
      if (drawn && !drawn.isMissing) return drawn.results;
      const ofSite = isAsked ? await inTime(askSite()) : undefined;
      if (ofSite) return ofSite;
      if (stand === undefined) return missing({});
      return (isAsked ? await drawnPage(request, stand, false) : drawn)?.results ?? missing({});
    },
    data: async (path) => {
      const stand = await held.stand();
      return stand && dataOnDevice(stand.programme, path);
    },
  };
}

/** Of when the page is: as long as the site may still answer, in passing. */
function saidOf(stand: DeviceStand, deviceNow: Date, { state }: Network) {
  const words = standWords(stand, deviceNow, state === 'away');
  return state === 'asked' ? { unconfirmed: words } : { asOf: words };
}

/** What the site says of a page, where it says so soon. */
async function inTime(answer: Promise<PageResults>): Promise<PageResults | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const results = await Promise.race([answer, late]);
  return results && isAnswer(results) ? results : undefined;
}

/** What the site says of a page. Of an address that only narrows what is shown it is not asked, and who has gone on does not hear it. */
async function told(
  { signal }: Request,
  askSite: () => Promise<PageResults>,
  network: Network,
): Promise<PageResults> {
  const results = await askSite();
  if (!signal.aborted && AROUND.frame in results && isAnswer(results)) network.state = 'told';
  return results;
}

const isAnswer = (results: PageResults): boolean =>
  !Object.values(results).some(({ type, result }) => type === 'error' && isConnectionError(result));

const missing = (framed: PageResults): PageResults => ({
  ...framed,
  [AROUND.boundary]: { type: 'error', result: data(null, { status: NOT_ON_DEVICE }) },
});

const ITEMS_OF_DAY = /^(.+)\.items$/;

function dataOnDevice(programme: Parameters<typeof dayOnDevice>[0], path: string): unknown {
  if (path === PROGRAMME_ITEMS)
    return travelled(writeProgrammeItems(pileProgramme(programme.items, programme.options, programme.walks)));
  const day = dayOnDevice(programme, ITEMS_OF_DAY.exec(path)?.[1] ?? BASE.programme);
  return day && travelled(writeDayItems(day.programme));
}

/** As who asks reads it: what comes from the site is text. */
const travelled = (value: object): unknown => JSON.parse(JSON.stringify(value));

import { data } from 'react-router';
import { BUILD_HEADER, OFFLINE_CHANNEL } from '../../domain/pages/offline.ts';
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
import { leaveDocument } from '../../features/navigation/other-build.ts';
import { asRenewal } from '../../features/navigation/renewal-state.ts';
import { dayOnDevice, pageOnDevice } from './device-pages.ts';
import { createDeviceData, type DeviceData, programmeTime, standWords } from './device-stand.ts';

/** What stands around the pages of this document, as the server wrote it when the frame was stored. */
type StoredFrame = Readonly<Record<string, unknown>>;

/** The routes around a page, and the one of them that says that it is missing. */
const AROUND = { frame: 'routes/frame', boundary: 'routes/page-boundary' };

/**
 * Has all that this document asks answered by what the device took along, until the site answers. Returns what asks the
 * site, once there is a page: it may only have been slow. `renew` draws the page that is shown anew.
 */
export function startDevice(frame: StoredFrame, renew: () => Promise<void>): () => void {
  const build = words(frame.build);
  const held = createDeviceData(build);
  const network: Network = { isAway: !navigator.onLine };
  answerOnDevice(deviceOf(frame, held, network));
  // The worker has taken or renewed something.
  new BroadcastChannel(OFFLINE_CHANNEL).addEventListener('message', held.forget);
  return () => watchNetwork({ build, network, renew });
}

/** What is known of the network: not whether it is there, as long as nobody asked. */
type Network = { isAway: boolean };

/** The device as those who ask know it. */
function deviceOf(frame: StoredFrame, held: DeviceData, network: Network): Device {
  return {
    page: async (request) => {
      const stand = await held.stand();
      if (stand === undefined) return missing({});
      const deviceNow = new Date();
      const now = programmeTime(stand, deviceNow);
      const { programme: device } = stand;
      const { signingRules: _, ...around } = device.frame;
      const asOf = standWords(stand, deviceNow, network.isAway);
      const simulated = { simulated: device.clockAheadMs !== 0 };
      const framed: PageResults = {
        [AROUND.frame]: { type: 'data', result: { ...frame, frame: around, now, asOf, simulated } },
      };
      const page = await pageOnDevice({ device, texts: held.texts, url: new URL(request.url), now });
      if (page === undefined) return missing(framed);
      return {
        ...framed,
        [AROUND.boundary]: { type: 'data', result: undefined },
        [page.route]: { type: 'data', result: page.data },
      };
    },
    data: async (path) => {
      const stand = await held.stand();
      return stand && dataOnDevice(stand.programme, path);
    },
  };
}

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

/** How long it may take to hear that the site answers, in ms. */
const PROBE_MS = 5_000;
/** How often it is asked while nothing says that there is a network: a hall's may be there and let nothing through. */
const PROBE_EVERY_MS = 60_000;

type Watched = { build: string | undefined; network: Network; renew: () => Promise<void> };

/**
 * Asks the site whether it is there. From then on it answers in the place of the device, and the page that is shown is
 * renewed. Where it is of another build, that page stays, and the next one is loaded as a document.
 */
function watchNetwork({ build, network, renew }: Watched): void {
  const probe = async () => {
    if (document.visibilityState === 'hidden') return;
    const answer = await asked();
    if (answer === undefined) {
      if (network.isAway) return;
      network.isAway = true;
      return asRenewal(renew);
    }
    window.removeEventListener('online', probe);
    clearInterval(timer);
    if (answer.headers.get(BUILD_HEADER) !== build) return leaveDocument();
    answerOnDevice(undefined);
    await asRenewal(renew);
  };
  window.addEventListener('online', probe);
  const timer = setInterval(probe, PROBE_EVERY_MS);
  void probe();
}

/** What the site answers; `undefined` where it does not, or is out of order. */
async function asked(): Promise<Response | undefined> {
  try {
    // No worker answers this from what it holds: it looks at GET only.
    const signal = AbortSignal.timeout(PROBE_MS);
    const answer = await fetch(BASE.home, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500 ? answer : undefined;
  } catch {
    return undefined;
  }
}

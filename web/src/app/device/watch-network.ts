import { BUILD_HEADER, PATIENCE_MS } from '../../domain/pages/offline.ts';
import { answerOnDevice } from '../../features/navigation/device.ts';
import { leaveDocument } from '../../features/navigation/other-build.ts';
import { answerAddress } from '../../features/navigation/prefetch-code.ts';
import { asRenewal } from '../../features/navigation/renewal-state.ts';

/**
 * What is known of the site while the device answers in its place: it was asked and may only be slow, it does not answer, it
 * does and has told what the page is made of or not yet, or it is of another build, whose pages the scripts of this one cannot draw.
 */
export type Network = { state: 'asked' | 'away' | 'there' | 'told' | 'other build' };

/** So long after a question that was given up the next one is asked, in ms; twice as long after each. */
const ASKED_AGAIN_MS = 250;

/** How long an answer may take before it is given up, in ms: a page of the device stands meanwhile. */
const GIVEN_UP_MS = 30_000;
/** How often the site is asked while nothing says that there is a network: a hall's may be there and let nothing through. */
const ASKED_EVERY_MS = 60_000;

type Watched = {
  build: string | undefined;
  network: Network;
  /** Path and query of the page that is to be drawn. */
  path: string;
  /** Settles when it is. */
  drawn: Promise<void>;
  /** Draws the page that is shown anew. */
  renew: () => Promise<void>;
};

/**
 * Asks the site for the page that the device shows. Once it answers, that page takes the place of the device's, and so does
 * every later one; a page that is not there any more goes too. Where no answer comes within three seconds, «offline» is said,
 * and one that comes later counts all the same. Where the site is of another build, what is shown stays, and the next page
 * is loaded as a document.
 */
export function watchNetwork({ build, network, path, drawn, renew }: Watched): void {
  let isOver = false;

  const say = async (state: Network['state']) => {
    await drawn;
    if (network.state === state) return;
    network.state = state;
    await asRenewal(renew);
  };

  const ask = async (address: string) => {
    const sayAway = () => {
      if (!isOver && network.state === 'asked') void say('away');
    };
    const silence = setTimeout(sayAway, PATIENCE_MS);
    const answer = await answerOf(address);
    clearTimeout(silence);
    if (answer === undefined) return sayAway();
    await drawn;
    if (isOver) return;
    isOver = true;
    window.removeEventListener('online', again);
    clearInterval(timer);
    if (answer.headers.get(BUILD_HEADER) !== build) {
      leaveDocument();
      return say('other build');
    }
    network.state = 'there';
    await renew();
    // Who types or ticks meanwhile goes to another address of the page, for which the router gives up what it asked. A line
    // that is gone again is asked ever more seldom.
    for (let pause = ASKED_AGAIN_MS; isUntold(network); pause = Math.min(2 * pause, ASKED_EVERY_MS)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await renew();
    }
    answerOnDevice(undefined);
  };

  const again = () => {
    if (document.visibilityState === 'visible') void ask(window.location.pathname + window.location.search);
  };

  window.addEventListener('online', again);
  const timer = setInterval(again, ASKED_EVERY_MS);
  void ask(path);
}

const isUntold = ({ state }: Network): boolean => state === 'there';

/**
 * What the site answers for the page at a path, as the router asks for it, whole and past what the browser kept, where the
 * router then finds it. `undefined` where nothing comes, or the site is out of order.
 */
async function answerOf(path: string): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(GIVEN_UP_MS);
    const answer = await fetch(answerAddress(path), { cache: 'no-cache', signal });
    await answer.arrayBuffer();
    return answer.status < 500 ? answer : undefined;
  } catch {
    return undefined;
  }
}

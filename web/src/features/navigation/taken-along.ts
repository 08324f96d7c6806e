import { AWAY, NETWORK_HEADER, PATIENCE_MS } from '../../domain/pages/offline.ts';
import { DEVICE_PROGRAMME } from '../../domain/pages/paths.ts';

/** The worker that answers for this page; `undefined` where there is none, and in tests without a browser. */
const worker = () => globalThis.navigator?.serviceWorker?.controller ?? undefined;

/** Whether the worker of the site has what pages are drawn of while there is no network (docs/decisions/0105). */
export async function isTakenAlong(): Promise<boolean> {
  try {
    return worker() !== undefined && (await askWorker()).ok;
  } catch {
    return false;
  }
}

/**
 * What the site answers, where it does so within three seconds or the device does not have the page at `path`. Otherwise
 * `leave` is called, which opens that page as a document that the worker answers: it knows by then that nothing comes.
 */
export function siteOrDevice<Answer>(
  answer: Promise<Answer>,
  path: string,
  leave: () => Promise<never>,
): Promise<Answer> {
  if (worker() === undefined) return answer;
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  answer.then(settle, settle);
  const afterSilence = async (): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    if (isSettled || !(await isHeld(path)) || isSettled) return answer;
    return leave();
  };
  return Promise.race([answer, afterSilence()]);
}

/** Whether the device has a page. The worker is then told that the network is silent, and asks it for nothing first. */
async function isHeld(path: string): Promise<boolean> {
  try {
    const held = await askWorker();
    if (!held.ok) return false;
    const { isOnDevice } = await import('../../domain/device/on-device.ts');
    if (!isOnDevice(await held.json(), path)) return false;
    return (await askWorker({ [NETWORK_HEADER]: AWAY })).ok;
  } catch {
    return false;
  }
}

/** The programme, of the device alone: the network is not asked for what is not there. */
const askWorker = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(DEVICE_PROGRAMME, { mode: 'same-origin', cache: 'only-if-cached', headers });

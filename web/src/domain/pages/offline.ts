/** Where the worker of the site is asked for. */
export const WORKER = '/sw.js';

/** What the names of the worker's caches begin with. Those of a screen in the hall begin otherwise. */
export const CACHE_PREFIX = 'boektopia ';

/** Where the worker says what it holds. */
export const OFFLINE_CHANNEL = 'boektopia-offline';

/** On every answer of the site: which build made it. What lacks it comes from a server on the way. */
export const BUILD_HEADER = 'x-build';

/** On an answer from the device: when the server last said that this is how things are, and what the device's clock was then. */
export const STORED_AT = 'x-stored-at';
export const DEVICE_AT = 'x-device-at';

/** On a page that a script fetches before anybody opens it: the worker keeps the answer for who does, for a moment. */
export const AHEAD_HEADER = 'x-prefetch';

/** The cache of the worker of a build that holds the downloads. */
export const downloadsOf = (build: string): string => `${CACHE_PREFIX}${build} gegevens`;

/** How long an answer of the network is waited for where the device has one too, in ms. */
export const PATIENCE_MS = 3_000;

/** What the worker holds, in the order in which it takes it. */
export const OFFLINE_STEPS = ['shell', 'programme', 'texts'] as const;
export type OfflineStep = (typeof OFFLINE_STEPS)[number];

/** What the worker says of a step: how much it is, in bytes, and of when, as an ISO instant; or why it could not be taken. */
export type OfflineNews =
  | { step: OfflineStep; bytes: number; storedAt: string }
  | { step: OfflineStep; failed: 'full' | 'away' };

/**
 * What a page asks of the worker: to take a step, to renew what it holds, to say what that is, or to keep nothing any more,
 * which it answers on the port that comes with it.
 */
export type OfflineRequest =
  | { take: 'programme' | 'texts' }
  | { renew: true }
  | { tell: true }
  | { leave: true };

/** The path of the service worker. */
export const WORKER = '/sw.js';

/** The prefix of the service worker's caches. The caches of hall screens have a different prefix. */
export const CACHE_PREFIX = 'boektopia ';

/** The broadcast channel on which the service worker reports what it has stored. */
export const OFFLINE_CHANNEL = 'boektopia-offline';

/** Response header with the build of the site. A response without it comes from a proxy or another server. */
export const BUILD_HEADER = 'x-build';

/** Header of an offline response: the server's time when the server last confirmed the response. */
export const STORED_AT = 'x-stored-at';
/** Header of an offline response: the device time when the server last confirmed the response. */
export const DEVICE_AT = 'x-device-at';

/** Request header of a prefetch. The worker stores the response briefly, for a navigation that may follow. */
export const AHEAD_HEADER = 'x-prefetch';

/** Returns the name of the cache in which a build's service worker stores its downloads. */
export const downloadsOf = (build: string): string => `${CACHE_PREFIX}${build} gegevens`;

/** How long the service worker waits for the network if it also has an offline response, in ms. */
export const PATIENCE_MS = 3_000;

/** The parts of the offline data, in the order in which the service worker downloads them. */
export const OFFLINE_STEPS = ['programme', 'texts'] as const;
export type OfflineStep = (typeof OFFLINE_STEPS)[number];

/** A report about one part: its snapshot time (ISO), or why the download failed. */
export type OfflineNews =
  | { step: OfflineStep; storedAt: string }
  | { step: OfflineStep; failed: 'full' | 'away' };

/**
 * A message from a page to the service worker: download a part, refresh or report the stored parts, or delete
 * everything. The worker replies on the port in the message.
 */
export type OfflineRequest = { take: OfflineStep } | { renew: true } | { tell: true } | { leave: true };

/** The address of the service worker. */
export const WORKER = '/sw.js';

/** The prefix of the service worker's caches. The caches of hall screens have another prefix. */
export const CACHE_PREFIX = 'boektopia ';

/** The broadcast channel on which the service worker reports what it has stored. */
export const OFFLINE_CHANNEL = 'boektopia-offline';

/** Response header with the build of the site. A response without it comes from a server in between. */
export const BUILD_HEADER = 'x-build';

/** Headers of an offline response: when the server last confirmed it, and the device's clock at that instant. */
export const STORED_AT = 'x-stored-at';
export const DEVICE_AT = 'x-device-at';

/** Request header of a page prefetch: the worker stores the response briefly, for a navigation that may follow. */
export const AHEAD_HEADER = 'x-prefetch';

/** The cache in which the service worker of a build stores its downloads. */
export const downloadsOf = (build: string): string => `${CACHE_PREFIX}${build} gegevens`;

/** How long to wait for the network if an offline response exists too, in ms. */
export const PATIENCE_MS = 3_000;

/** The parts that the service worker downloads, in order. */
export const OFFLINE_STEPS = ['shell', 'programme', 'texts'] as const;
export type OfflineStep = (typeof OFFLINE_STEPS)[number];

/** A report about one part: its size in bytes and its snapshot time as an ISO instant, or why the download failed. */
export type OfflineNews =
  | { step: OfflineStep; bytes: number; storedAt: string }
  | { step: OfflineStep; failed: 'full' | 'away' };

/**
 * A message from a page to the service worker: download a part, refresh the stored parts, report them, or delete
 * everything. The worker replies on the port that comes with the message.
 */
export type OfflineRequest =
  | { take: 'programme' | 'texts' }
  | { renew: true }
  | { tell: true }
  | { leave: true };

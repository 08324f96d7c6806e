import type { OfflineNews } from '../domain/pages/offline.ts';

/** An event that can be extended until a promise settles. */
type WaitingEvent = Event & { waitUntil(done: Promise<unknown>): void };
type AskedEvent = WaitingEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type EventWithText = WaitingEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };

/** The parts of a service worker's global scope that the worker uses; the DOM types lack them. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: EventWithText) => void): void;
};

/** Sends a message to every open page. */
export type Report = (news: OfflineNews) => void;

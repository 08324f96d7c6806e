import type { OfflineNews } from '../domain/pages/offline.ts';

/** An event that lasts until what it waits for is done. */
type WaitingEvent = Event & { waitUntil(done: Promise<unknown>): void };
type AskedEvent = WaitingEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type ToldEvent = WaitingEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };

/** What is used here of the global of a service worker, which the types of a page do not know. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void;
};

/** Says something to every page that is open. */
export type Tell = (news: OfflineNews) => void;

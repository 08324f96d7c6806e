import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { asRenewal } from '../navigation/renewal-state.ts';
import { useMinute } from './use-minute.ts';
import { useRenewal } from './use-renewal.ts';

/** Whoever has the page open sees at the same time that something has begun. Their questions are spread over so long, in ms. */
const SPREAD_MS = 30_000;

type StayCurrentProps = {
  /** The time in the page's data. */
  rendered: Date;
  /** After this instant the page shows something that has begun. */
  until: Date | undefined;
  /** Hears every minute what time it is at the server. */
  tell: (now: Date) => void;
};

/**
 * Renews the page that shows it ({@link useRenewal}), also once something on it has begun. It is for a page whose first view
 * has no room for this code, and is fetched when somebody is there.
 */
export function StayCurrent({ rendered, until, tell }: StayCurrentProps): null {
  const { now } = useMinute(rendered);
  const { revalidate } = useRevalidator();
  const isOver = until !== undefined && +now > +until;
  useRenewal();
  useEffect(() => tell(now), [now, tell]);
  useEffect(() => (isOver ? renewSoon(() => void asRenewal(revalidate)) : undefined), [isOver, revalidate]);
  return null;
}

/** Calls `renew` within half a minute, unless nobody sees the page: who looks again finds that it is old. Returns how to stop. */
export function renewSoon(renew: () => void): () => void {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') renew();
  }, SPREAD_MS * Math.random());
  return () => clearTimeout(timer);
}

import { useEffect } from 'react';
import { useMinute } from './use-minute.ts';
import { useRenewal } from './use-renewal.ts';

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
  useRenewal(until !== undefined && +now > +until);
  useEffect(() => tell(now), [now, tell]);
  return null;
}

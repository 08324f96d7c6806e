import { FollowSelection } from '../calendar/FollowSelection.tsx';
import type { Shared } from './ShareBar.tsx';
import { ShareSelection } from './ShareSelection.tsx';

/** What can be done with a selection beside looking at it. `calendar` is its address as a calendar. */
export function PassOnSelection({ calendar, ...shared }: Shared & { calendar: string }) {
  return (
    <>
      <ShareSelection {...shared} />
      <FollowSelection key={calendar} calendar={calendar} />
    </>
  );
}

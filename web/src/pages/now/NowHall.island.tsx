import { KEY as SAVED } from '../../features/pile/saved-moments.ts';
import { useSavedIds } from '../../features/pile/use-saved.ts';
import { useNotedItems } from '../../features/renewal/changed-items.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { island } from '../../islands/island.tsx';
import type { HallProps } from './hall-props.ts';
import { NowContent } from './NowContent.tsx';
import { STAGE, TIME_TO_SPEND } from './OpenHall.tsx';

export type NowHallProps = Omit<HallProps, 'isLive' | 'saved'>;

function Hall(props: NowHallProps) {
  useNotedItems(props.items);
  return <NowContent {...props} {...useMinute(props.now)} saved={useSavedIds()} />;
}

/**
 * The hall as it is now. Until a minute has passed, the minutes in the server's HTML are right, except for a visitor who has saved
 * something or chosen a stage or a time.
 */
export const NowHall = island('NowHall', Hall, {
  when: 'minute',
  renews: true,
  kept: [SAVED, STAGE, TIME_TO_SPEND],
});

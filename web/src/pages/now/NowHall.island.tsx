import { useNotedItems } from '../../features/renewal/changed-items.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { KEY as SAVED } from '../../features/saved-items/saved-moments.ts';
import { useSavedIds } from '../../features/saved-items/use-saved.ts';
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
 * The current state of the hall. The island hydrates at the next minute, because the server HTML is right until then.
 * For a visitor with saved items, a chosen stage or a chosen time, which that HTML lacks, it hydrates at once.
 */
export const NowHall = island('NowHall', Hall, {
  when: 'minute',
  renews: true,
  storageKeys: [SAVED, STAGE, TIME_TO_SPEND],
});

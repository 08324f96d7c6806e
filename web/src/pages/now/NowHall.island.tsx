import { useSavedIds } from '../../features/pile/use-saved.ts';
import { useNotedItems } from '../../features/renewal/changed-items.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { island } from '../../islands/island.tsx';
import type { HallProps } from './hall-props.ts';
import { NowContent } from './NowContent.tsx';

export type NowHallProps = Omit<HallProps, 'isLive' | 'saved'>;

function Hall(props: NowHallProps) {
  useNotedItems(props.items);
  return <NowContent {...props} {...useMinute(props.now)} saved={useSavedIds()} />;
}

/** The hall as it is now: its minutes go on in the browser. */
export const NowHall = island('NowHall', Hall, { when: 'idle', renews: true });

import { useAddress } from '../../islands/address.ts';
import { type HallFacts, NowHall } from './NowHall.island.tsx';

/** The page «Nu & straks»: the items that visitors can enter now, and those that start soon. */
export function NowPage(props: HallFacts) {
  const { items, opening, days, stages, audiences, walks, plan, reservationUrl, now } = props;
  const address = useAddress();
  return (
    <NowHall {...{ address, items, opening, days, stages, audiences, walks, plan, reservationUrl, now }} />
  );
}

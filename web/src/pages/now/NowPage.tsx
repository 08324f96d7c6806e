import { useAddress } from '../../islands/address.ts';
import { type HallFacts, NowHall } from './NowHall.island.tsx';

/** The page «Nu & straks»: what visitors can enter now, and what starts soon. */
export function NowPage(props: HallFacts) {
  const { items, opening, days, stages, audiences, walks, plan, reservationUrl, now } = props;
  const address = useAddress();
  return (
    <NowHall {...{ address, items, opening, days, stages, audiences, walks, plan, reservationUrl, now }} />
  );
}

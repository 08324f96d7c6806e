import { useMinute } from '../../features/renewal/use-minute.ts';
import { island } from '../../islands/island.tsx';
import { DaySignings, type DaySigningsProps } from './DaySignings.tsx';

function Day(props: DaySigningsProps) {
  return <DaySignings {...props} now={useMinute(props.now).now} />;
}

/** The board of a day. Every minute the browser updates which signings are current or past. */
export const SigningDay = island('SigningDay', Day, { when: 'minute', renews: true });

import type { ProgrammeItem } from '../domain/programme-item.ts';
import { isRunning } from '../domain/when.ts';
import { Ribbon } from '../ui/Ribbon.tsx';

/** What a visitor must know before reading on: that it is going on right now. */
export function ItemRibbons({ item, now }: { item: ProgrammeItem; now: Date }) {
  return isRunning(item, now) ? <Ribbon colour="ink">nu bezig</Ribbon> : null;
}

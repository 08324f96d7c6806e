import type { RowItem } from '../../domain/programme/programme-item.ts';
import { momentPlaceOf } from '../../domain/programme/programme-item.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatShortMoment, formatTime } from '../../domain/time/format.ts';

/** Describes what changed in a saved moment: «14:00 → 15:30», «Forum → Agora»; with dates if the day changed. */
export function changeWords(saved: SavedMoment, item: RowItem): string {
  const place = momentPlaceOf(item);
  const isElsewhere = saved.place !== undefined && saved.place !== place;
  const parts = [timeChange(saved, item), isElsewhere && `${saved.place} → ${place ?? 'nog niet bekend'}`];
  return parts.filter(Boolean).join(', ');
}

function timeChange(saved: SavedMoment, item: RowItem): string | undefined {
  if (+saved.start !== +item.start) {
    const write = dayOf(saved.start) === dayOf(item.start) ? formatTime : formatShortMoment;
    return `${write(saved.start)} → ${write(item.start)}`;
  }
  if (saved.end?.getTime() === item.end?.getTime()) return undefined;
  return item.end ? `tot ${formatTime(item.end)}` : 'einde nog niet bekend';
}

import { BASE, pathOf } from '../../domain/pages/paths.ts';
import { isDay } from '../../domain/time/brussels.ts';
import { formatDayName } from '../../domain/time/format.ts';

/** Returns the label of a back link. If the path identifies the target page, the label names it; else it is «Terug». */
export function backWords(address: string): string {
  const place = pathOf(address).replace(/#.*/s, '');
  const day = place.startsWith(`${BASE.programme}/`) ? place.slice(BASE.programme.length + 1) : '';
  if (isDay(day)) return `Terug naar ${formatDayName(day)}`;
  if (place === BASE.programme) return 'Terug naar het programma';
  if (place === BASE.search) return 'Terug naar zoeken';
  if (place === BASE.uitEvents) return 'Terug naar de evenementen';
  if (place === BASE.home) return 'Terug naar de startpagina';
  return 'Terug';
}

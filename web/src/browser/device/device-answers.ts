import type { DeviceProgramme } from '../../domain/device/device-programme.ts';
import { BASE, PROGRAMME_ITEMS } from '../../domain/pages/paths.ts';
import { writeDayItems } from '../../domain/programme/day-items.ts';
import { pileProgramme } from '../../domain/programme/pile-programme.ts';
import { writeProgrammeItems } from '../../domain/programme/programme-items.ts';
import { dayOnDevice } from './device-pages.ts';

const ITEMS_OF_DAY = /^(.+)\.items$/;

/** What the site would say of the data at a path, of what was taken along; `undefined` for a path without. */
export function answerOnDevice(programme: DeviceProgramme, path: string): unknown {
  if (path === PROGRAMME_ITEMS) {
    const { items, options, walks } = programme;
    return travelled(writeProgrammeItems(pileProgramme(items, options, walks)));
  }
  const day = dayOnDevice(programme, ITEMS_OF_DAY.exec(path)?.[1] ?? BASE.programme);
  return day && travelled(writeDayItems(day.programme));
}

/** As who asks reads it: what comes from the site is text. */
const travelled = (value: object): unknown => JSON.parse(JSON.stringify(value));

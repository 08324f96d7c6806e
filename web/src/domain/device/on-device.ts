import { addressKindOf } from '../pages/address-kind.ts';
import { record } from '../unknown-values.ts';
import { parseDeviceProgramme } from './device-programme.ts';

/** Whether what a device took along has the page at a path, all of it or a part: `answer` is the whole programme as it is held. */
export function isOnDevice(answer: unknown, path: string): boolean {
  const programme = parseDeviceProgramme(record(answer).parts);
  if (programme === undefined) return false;
  const isAmong = (pages: readonly { path: string }[]) => pages.some((page) => page.path === path);
  switch (addressKindOf(path)) {
    case 'programme':
    case 'now':
    case 'signing':
    case 'authors':
    case 'pile':
    case 'booklet':
      return true;
    case 'programmeDay':
      return isAmong(programme.days);
    case 'experience':
      return programme.items.some(({ experience }) => experience?.path === path);
    case 'author':
      return isAmong(programme.authors);
    case 'search':
    case 'generic':
      return isAmong(programme.pages);
    default:
      return false;
  }
}

import { type AddressKind, addressKindOf } from './address-kind.ts';
import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A step on the way to a page. Without a path there is nothing to follow; `current` stands for the page itself. */
export type Crumb = { title: string; path?: string; current?: true };

/** Details whose first segment is no page: the list that they belong to. */
const LIST_OF: Partial<Record<AddressKind, string>> = {
  onTourExperience: BASE.onTour,
  uitEvent: BASE.onTour,
  uitEventMoved: BASE.uitEvents,
};

/**
 * The way to a page, read from the first segment of its path (spec §2); nothing for the home page. The segment of
 * an experience reads as the kind of page it is, under the programme.
 */
export function breadcrumb(address: string): readonly Crumb[] {
  const path = address.split(/[?#]/)[0] ?? '';
  const [segment, ...deeper] = path.split('/').filter((part) => part !== '');
  if (segment === undefined) return [];
  const kind = addressKindOf(path);
  if (kind === 'experience') {
    const programme = { title: segmentTitle(BASE.programme.slice(1)), path: BASE.programme };
    return [programme, { title: TEXTS.activity, current: true }];
  }
  const title = segmentTitle(segment);
  if (deeper.length === 0) return [{ title, current: true }];
  const list = LIST_OF[kind] ?? `/${segment}`;
  // Whether a folder that an editor made is a page is not known.
  return [addressKindOf(list) === 'generic' ? { title } : { title, path: list }];
}

/** «boektopia-op-toer» → «Boektopia Op Toer». */
function segmentTitle(segment: string): string {
  return decoded(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toLocaleUpperCase('nl-BE')))
    .join(' ');
}

/** Decodes a segment. Anyone can type an address, so a broken escape is shown as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import { type AddressKind, addressKindOf } from './address-kind.ts';
import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A step of a breadcrumb. A step without a path is not a link; `current` marks the page itself. */
export type Crumb = { title: string; path?: string; current?: true };

/** Detail pages whose first segment is not a page: the list that they belong to. */
const LIST_OF: Partial<Record<AddressKind, string>> = {
  onTourExperience: BASE.onTour,
  uitEvent: BASE.onTour,
  uitEventMoved: BASE.uitEvents,
};

/**
 * The breadcrumb of a page, derived from the first segment of its path (spec §2); empty for the home page. For an
 * experience it is the programme and the kind of page.
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
  // A folder that an editor created may not be a page, so it gets no link.
  return [addressKindOf(list) === 'generic' ? { title } : { title, path: list }];
}

/** Capitalizes the words of a segment: «boektopia-op-toer» → «Boektopia Op Toer». */
function segmentTitle(segment: string): string {
  return decoded(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toLocaleUpperCase('nl-BE')))
    .join(' ');
}

/** Decodes a segment. Anyone can type an address, so a malformed escape stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

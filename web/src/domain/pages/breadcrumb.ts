import { decodedPart } from '../parsed-url.ts';
import { type AddressKind, addressKindOf } from './address-kind.ts';
import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A step of a breadcrumb. A step without a path is not a link. `current` marks the current page. */
export type Crumb = { title: string; path?: string; current?: true };

/** The list to which detail pages belong, for kinds whose first path segment is not itself a page. */
const LIST_OF: Partial<Record<AddressKind, string>> = {
  onTourExperience: BASE.onTour,
  uitEvent: BASE.onTour,
  uitEventMoved: BASE.uitEvents,
};

/**
 * Returns the breadcrumb of a page, derived from the first segment of its path (spec §2); empty for the home page. The
 * breadcrumb of an experience consists of the programme and the kind of page.
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
  // The first segment may name a CMS folder that has no page, so it gets no link.
  return [addressKindOf(list) === 'generic' ? { title } : { title, path: list }];
}

/** Converts a segment to a title: «boektopia-op-toer» → «Boektopia Op Toer». */
function segmentTitle(segment: string): string {
  return decodedPart(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(?:ij|.)/u, (start) => start.toLocaleUpperCase('nl-BE')))
    .join(' ');
}

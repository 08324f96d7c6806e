import { BASE } from './paths.ts';
import { TEXTS } from './texts.ts';

/** A step on the way to a page. Without a path there is nothing to follow; `current` stands for the page itself. */
export type Crumb = { title: string; path?: string; current?: true };

/** Details whose first segment is no page: the list that they belong to. */
const LIST_OF: Readonly<Record<string, string>> = {
  [BASE.onTourExperience]: BASE.onTour,
  [BASE.uitEvent]: BASE.uitEvents,
};

/** The first segments that are a page. Whether a folder that an editor made is one is not known. */
const PAGES: ReadonlySet<string> = new Set(Object.values(BASE));

/**
 * The way to a page, read from the first segment of its path (spec §2); nothing for the home page. The segment of
 * an experience reads as the kind of page it is, under the programme.
 */
export function breadcrumb(path: string): readonly Crumb[] {
  const [segment, ...deeper] = (path.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '');
  if (segment === undefined) return [];
  const first = `/${segment}`;
  if (first === BASE.experience) {
    const programme = { title: segmentTitle(BASE.programme.slice(1)), path: BASE.programme };
    return [programme, { title: TEXTS.activity, current: true }];
  }
  const title = segmentTitle(segment);
  if (deeper.length === 0) return [{ title, current: true }];
  const list = LIST_OF[first] ?? first;
  return [PAGES.has(list) ? { title, path: list } : { title }];
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

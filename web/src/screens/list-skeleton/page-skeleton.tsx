import type { ReactNode } from 'react';
import type { SkeletonKind } from '../../cards/CardSkeletons.tsx';
import { type AddressKind, addressKindOf } from '../../domain/pages/address-kind.ts';
import { pathOf } from '../../domain/pages/paths.ts';
import { ProgrammeSkeleton } from '../programme-day/ProgrammeSkeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

/**
 * The lists that have a page of their own, and what stands in for their cards. Experiences have none: they are listed by day,
 * on tour, and inside pages, with which they come.
 */
const LISTS: Partial<Record<AddressKind, SkeletonKind>> = {
  overview: 'article',
  bookstores: 'bookstore',
  onTour: 'experience',
  onTourTown: 'experience',
};

/**
 * What stands in for the page at `path` while a visitor waits for it on the one at `from`; `false` where that stays: no
 * list is waited for, or it stands in that page too, which then says itself what is on its way.
 */
export function pageSkeleton(path: string, from: string): ReactNode {
  const [kind, current] = [addressKindOf(pathOf(path)), addressKindOf(pathOf(from))];
  if (kind === 'programme' || kind === 'programmeDay')
    return current !== 'programmeDay' && <ProgrammeSkeleton />;
  const cards = LISTS[kind];
  if (cards === undefined || pathOf(path) === pathOf(from)) return false;
  const isTour = cards === 'experience' && LISTS[current] === 'experience';
  return !isTour && <ListSkeleton kind={cards} />;
}

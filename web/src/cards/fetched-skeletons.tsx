import type { ReactNode } from 'react';
import type { SkeletonKind } from './CardSkeletons.tsx';

/** {@link CardSkeletons}, of which the code is fetched when a visitor waits for the first time: most never see them. */
export async function fetchedSkeletons(kind: SkeletonKind): Promise<ReactNode> {
  const { CardSkeletons } = await import('./CardSkeletons.tsx');
  return <CardSkeletons kind={kind} />;
}

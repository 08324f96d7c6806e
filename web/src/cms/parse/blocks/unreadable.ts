import type { UnreadableBlock } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';

/** A block that cannot be shown, with the reason an editor reads in preview. */
export function unreadable(blok: Blok, reason: string): UnreadableBlock {
  return { kind: 'unreadable', uid: blok.uid, component: blok.component, reason };
}

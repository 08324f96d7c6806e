import type { Block } from '../domain/pages/body/block.ts';
import { blocksWithin } from '../domain/pages/body/blocks-within.ts';
import type { Content } from '../ports.ts';

/** Expires a page with the plan of the hall every minute, because the plan omits saved items that are past. */
export function expiresWithPlan(cms: Content, body: readonly Block[], now: Date): void {
  if (blocksWithin(body).some(({ kind }) => kind === 'hallPlan')) cms.expiresEveryMinute(now);
}

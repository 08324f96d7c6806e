import type { Block } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';
import { facetOf } from '../facet.ts';
import { text } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { relatedStories } from '../relation.ts';
import { unreadable } from './unreadable.ts';

/** The stages that an editor put on the plan of the hall, in the order of its list. */
export function parseHallPlan(blok: Blok, reading: ParseContext): Block {
  const stages = relatedStories(blok.fields.stages, 'stages', reading).map((location) => {
    const { slug, title } = facetOf(location);
    return { slug, title, description: text.parse(location.content.description) };
  });
  if (stages.length === 0) return unreadable(blok, 'has no stages');
  return { kind: 'hallPlan', uid: blok.uid, stages };
}

import type { Facet } from '../../domain/programme/programme-item.ts';
import { text } from './fields.ts';
import { parseStory, type Story } from './story.ts';

/** A location, type or theme from its story; `undefined` when it is none (a bare uuid, null). */
export function parseFacet(story: unknown): Facet | undefined {
  const envelope = parseStory(story);
  return envelope && facetOf(envelope);
}

/** The facet in a story already opened; one without a title goes by its name. */
export function facetOf(envelope: Story): Facet {
  return {
    uuid: envelope.uuid,
    slug: envelope.slug,
    title: text.parse(envelope.content.title) ?? envelope.name,
  };
}

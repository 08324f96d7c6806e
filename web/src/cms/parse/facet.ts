import type { Facet } from '../../domain/programme/programme-item.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { text } from './fields.ts';

/** A location, type or theme from its story; `undefined` when it is none (a bare uuid, null). */
export function parseFacet(story: unknown): Facet | undefined {
  const envelope = parseEnvelope(story);
  return envelope && facetOf(envelope);
}

/** The facet in a story already opened; one without a title goes by its name. */
export function facetOf(envelope: Envelope): Facet {
  return {
    uuid: envelope.uuid,
    slug: envelope.slug,
    title: text.parse(envelope.content.title) ?? envelope.name,
  };
}

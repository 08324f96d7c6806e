import type { Redirect } from '../../domain/pages/redirect.ts';
import { readBloks } from './blok.ts';
import { text } from './fields.ts';
import { parseLink } from './link.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseStory } from './story.ts';

/**
 * The redirects of the story with global data, in its order. One without a path to come from, or that leads to no page
 * (a mail address, nowhere), is left out with a warning.
 */
export function parseRedirects(story: unknown, around: ParseContext): readonly Redirect[] | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined) return undefined;
  const reading = parseContextOf(around, envelope.fullSlug);
  return readBloks(envelope.content.redirects).flatMap(({ fields }) => {
    const from = ownPath(text.parse(fields.from));
    const to = parseLink(fields.to)?.href;
    if (from !== undefined && to !== undefined && /^(?:\/|https?:)/i.test(to)) return [{ from, to }];
    reading.warn(`a redirect from «${fields.from ?? ''}» leads nowhere or is not from a path of this site`);
    return [];
  });
}

/** A path as editors type or paste it: with or without its slash, or with the host before it. */
function ownPath(written: string | undefined): string | undefined {
  const path = written?.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/');
  return path === undefined || path === '/' ? undefined : path;
}

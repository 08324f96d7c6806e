import { slugOfPath, storyPath } from '../domain/pages/paths.ts';
import type { Scheduled } from '../domain/pages/scheduled.ts';
import { isRecord, record, trimmed } from '../domain/unknown-values.ts';
import { GONE, OPENS } from './parse/link.ts';
import type { ContentSource, LinkEntry } from './source.ts';

/** An address of the space, with the publication date of a story that is published later. */
export type Address = LinkEntry & Scheduled;

/** A link field or a link mark of rich text that points at a story. */
type StoryLink = Record<string, unknown>;

/** Returns all addresses of the space; `undefined` if they are unavailable. */
type Addresses = () => Promise<readonly Address[] | undefined>;

/**
 * Wraps `source` so that each link to a story has the present address of the story, instead of the stored address from
 * when the link was made. Marks links to stories that visitors cannot open, and adds the publication date to links to
 * scheduled stories. `drafts` states whether visitors can open unpublished stories. If the addresses are unavailable,
 * links keep their stored address.
 */
export function withPresentAddresses(
  source: ContentSource,
  addresses: Addresses,
  drafts: boolean,
): ContentSource {
  const resolved = async <T>(answer: T): Promise<T> => {
    const links = linksToStories(answer);
    const entries = links.length > 0 ? await addresses() : undefined;
    if (!entries?.length) return answer;
    const byUuid = new Map(entries.map((entry) => [entry.uuid, entry]));
    const isOpen = ({ published, isFolder }: LinkEntry) => published || drafts || isFolder;
    for (const link of links) {
      const target = byUuid.get(uuidOf(link) ?? '');
      const stored = storedAddress(link);
      // A link to an unknown story, as after an import, leads to the story that is now at its stored address.
      const opens = target ?? entries.find(({ slug }) => slugOfPath(slug) === slugOf(stored));
      // Changes the link in place: the response was parsed for this request only.
      delete link[GONE];
      delete link[OPENS];
      if (opens === undefined || !isOpen(opens)) {
        link[GONE] = true;
        continue;
      }
      if (opens.publishedFrom) link[OPENS] = +opens.publishedFrom;
      if (target !== undefined) link.story = { full_slug: target.slug + stored.replace(/^[^?#]*/, '') };
    }
    return answer;
  };
  return {
    ...source,
    story: async (slug, relations) => resolved(await source.story(slug, relations)),
    stories: async (wanted) => resolved(await source.stories(wanted)),
  };
}

/** Returns the links to stories anywhere in a response. */
function linksToStories(answer: unknown): StoryLink[] {
  const found: StoryLink[] = [];
  const ahead: unknown[] = [answer];
  // Do not recurse: generated content may be nested deeper than the call stack.
  while (ahead.length > 0) {
    const value = ahead.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isStoryLink(value)) found.push(value);
    else for (const inner of Object.values(value)) ahead.push(inner);
  }
  return found;
}

/** Whether a value is a link to a story. */
export const isStoryLink = (value: object): value is StoryLink =>
  isRecord(value) && value.linktype === 'story' && uuidOf(value) !== undefined;

/** Returns the slug of the story that a link points at: the current slug if it is known, otherwise the stored slug. */
export const slugOfLink = (link: StoryLink): string =>
  slugOf(trimmed(record(link.story).full_slug) ?? storedAddress(link));

const slugOf = (address: string): string => slugOfPath(storyPath(address.replace(/[?#].*$/s, '')));

/** Link fields store the address in `cached_url`, link marks in `href`. */
const storedAddress = (link: StoryLink): string => trimmed(link.cached_url) ?? trimmed(link.href) ?? '';

/** Link fields name the story in `id`, link marks in `uuid`. */
const uuidOf = ({ id, uuid }: StoryLink) => trimmed(id) ?? trimmed(uuid);

import { z } from 'zod';
import { PAGE_SIZE } from '../../domain/pages/paging.ts';
import { EventsUnavailable } from '../client.ts';

/** One page of a response: its unparsed members, and the total number of members. */
type Collection = { members: readonly unknown[]; total: number };

const collection = z.object({
  member: z.array(z.unknown()),
  totalItems: z.number().int().nonnegative().optional().catch(undefined),
});

/** Parses a response; throws {@link EventsUnavailable} if it has no members. */
export function parseCollection(answer: unknown): Collection {
  const read = collection.safeParse(answer);
  if (!read.success) throw new EventsUnavailable('the response is not a list of events');
  const { member, totalItems } = read.data;
  if (totalItems === undefined && member.length >= PAGE_SIZE)
    throw new EventsUnavailable('the list of events has no total');
  return { members: member, total: totalItems ?? member.length };
}

/** Parses the members of a response. Skips unreadable members and duplicate ids: pages of a list may overlap. */
export function parseMembers<T extends { id: string }>(
  members: readonly unknown[],
  parse: (document: unknown) => T | undefined,
): T[] {
  const read = members.flatMap((document) => parse(document) ?? []);
  return [...new Map(read.map((event) => [event.id, event])).values()];
}

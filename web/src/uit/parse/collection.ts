import { z } from 'zod';
import { PAGE_SIZE } from '../../domain/pages/paging.ts';
import { EventsUnavailable } from '../client.ts';

/** One page of an answer: its members unparsed, and how many there are in all. */
type Collection = { members: readonly unknown[]; total: number };

const collection = z.object({
  member: z.array(z.unknown()),
  totalItems: z.number().int().nonnegative().optional().catch(undefined),
});

/** The members of an answer. One without them is no answer of UiTdatabank: {@link EventsUnavailable}. */
export function parseCollection(answer: unknown): Collection {
  const read = collection.safeParse(answer);
  if (!read.success) throw new EventsUnavailable('the answer is no list of events');
  const { member, totalItems } = read.data;
  if (totalItems === undefined && member.length >= PAGE_SIZE)
    throw new EventsUnavailable('the list of events does not say how long it is');
  return { members: member, total: totalItems ?? member.length };
}

/** What could be read of the members, each `id` once: pages of an answer may overlap. */
export function parseMembers<T extends { id: string }>(
  members: readonly unknown[],
  parse: (document: unknown) => T | undefined,
): T[] {
  const read = members.flatMap((document) => parse(document) ?? []);
  return [...new Map(read.map((event) => [event.id, event])).values()];
}

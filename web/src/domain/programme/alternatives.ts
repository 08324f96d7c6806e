import type { ProgrammeItem } from './programme-item.ts';
import { isClosed } from './status.ts';

/**
 * For an item that is full or off: the next time that its experience can still be seen. `undefined` when the
 * item itself can be, and when there is no other time.
 */
export function alternativeTo(
  item: ProgrammeItem,
  programme: readonly ProgrammeItem[],
  now: Date,
): ProgrammeItem | undefined {
  if (!isClosed(item) || item.experience === undefined) return undefined;
  const { uuid } = item.experience;
  const others = programme.filter(
    (other) =>
      other.experience?.uuid === uuid && other.uuid !== item.uuid && +other.start > +now && !isClosed(other),
  );
  return others.sort((a, b) => +a.start - +b.start)[0];
}

/** By uuid, when the items of a list that are full or off can be seen instead. */
export function alternativeMoments(
  items: readonly ProgrammeItem[],
  programme: readonly ProgrammeItem[],
  now: Date,
): Readonly<Record<string, Date>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const instead = alternativeTo(item, programme, now);
      return instead ? [[item.uuid, instead.start] as const] : [];
    }),
  );
}

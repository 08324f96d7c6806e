/** A change to one story, folder or component, made or planned. */
export type Change = {
  kind: (typeof KINDS)[number];
  /** Full slug, or a description of the component or file. */
  what: string;
  why?: string | undefined;
  /** The fields that conflict, in editors' words. */
  fields?: readonly string[];
};

const KINDS = ['nieuw', 'gewijzigd', 'verwijderd', 'gelijk', 'botst', 'blijft'] as const;

/** The reason given for skipping a story that is in two places of the folder. It is unclear which of the two to use. */
export const TWO_PLACES = 'hetzelfde verhaal ligt ook elders; houd er één';

/**
 * Formats the changes as lines for the editor, followed by the count of each kind. Unchanged items are counted but not
 * listed. The conflicting fields of a story are below its line.
 */
export function report(changes: readonly Change[], written: boolean): string[] {
  const lines = changes
    .filter(({ kind }) => kind !== 'gelijk')
    .flatMap(({ kind, what, why, fields = [] }) => [
      `${kind.padEnd(10)} ${what}${why === undefined ? '' : ` (${why})`}`,
      ...fields.map((field) => `${' '.repeat(13)}${field}`),
    ]);
  const counts = KINDS.map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`);
  const end = written ? 'Geschreven.' : 'Er is niets geschreven: met --write gebeurt het.';
  return [...lines, `${counts.join(', ') || 'niets'}. ${end}`];
}

/** Runs `work` for all items, a few at a time, and starts them in order. Reports the progress. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  progress?: (done: number, total: number) => void,
): Promise<void> {
  const queue = items.values();
  let done = 0;
  const worker = async () => {
    for (const item of queue) {
      await work(item);
      progress?.(++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const AT_ONCE = 6;

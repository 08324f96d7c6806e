/** A change to one story, folder or component, made or planned. */
export type Change = {
  kind: 'nieuw' | 'gewijzigd' | 'gelijk' | 'botst' | 'blijft';
  /** Full slug, or a description of the component or file. */
  what: string;
  why?: string;
};

/** The reason given for skipping a story that is in two places of the folder. It is unclear which of the two to use. */
export const TWO_PLACES = 'hetzelfde verhaal ligt ook elders; houd er één';

/**
 * Formats the changes as lines for the editor, followed by the count of each kind. Unchanged items are counted but not
 * listed.
 */
export function report(changes: readonly Change[], written: boolean): string[] {
  const lines = changes
    .filter(({ kind }) => kind !== 'gelijk')
    .map(({ kind, what, why }) => `${kind.padEnd(10)} ${what}${why === undefined ? '' : ` (${why})`}`);
  const counts = (['nieuw', 'gewijzigd', 'gelijk', 'botst', 'blijft'] as const)
    .map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`);
  const end = written ? 'Geschreven.' : 'Er is niets geschreven: met --write gebeurt het.';
  return [...lines, `${counts.join(', ') || 'niets'}. ${end}`];
}

/** Runs `work` for each item in order, a few at a time. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const AT_ONCE = 6;

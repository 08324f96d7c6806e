/** What happens, or would happen, to one story, folder or component. */
export type Change = {
  kind: 'nieuw' | 'gewijzigd' | 'gelijk' | 'botst' | 'blijft';
  /** Full slug, or what else it is. */
  what: string;
  why?: string;
};

/** Why nothing is done with a story that the folder has in two places: nothing tells which one is meant. */
export const TWO_PLACES = 'hetzelfde verhaal ligt ook elders; houd er één';

/** The changes as lines for the editor, and how many there are of each kind. What stays the same is only counted. */
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

/** Does `work` for each item, a few at a time, in their order. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const AT_ONCE = 6;

import { PartSheet } from '../ui/PartSheet.tsx';

/**
 * The style sheets of parts that few pages have, by the kinds of block that need them. Each is called as the build calls
 * the file with the code of those blocks (web/vite.config.ts), which brings it where a browser draws them.
 */
export const SHEETS: readonly (readonly [part: string, kinds: readonly string[]])[] = [
  ['forms', ['forms', 'newsletter']],
  ['media', ['embed', 'gallery', 'video']],
  ['hall', ['hallPlan']],
];

/** The sheets that a row needs, as the server writes them into its page; `told` is the row in words. */
export function PartSheets({ told }: { told: string }) {
  return SHEETS.filter(([, kinds]) => kinds.some((kind) => told.includes(`"kind":"${kind}"`))).map(
    ([part]) => <PartSheet key={part} part={part} />,
  );
}

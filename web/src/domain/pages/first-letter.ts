/** The first letter of a title, whole even where it takes two units of UTF-16; empty for an empty title. */
export function firstLetter(title: string): string {
  return Array.from(title.trim())[0] ?? '';
}

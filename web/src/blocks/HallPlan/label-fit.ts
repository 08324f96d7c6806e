/** The mean width of a letter of the display face, in em, measured over the names of stages. */
const LETTER = 0.37;

/**
 * What makes a name fit in `width`: nothing, or the length into which its letters are drawn together. Names
 * come from the content, the room does not grow.
 */
export function squeezedLength(name: string, size: number, width: number): number | undefined {
  return name.length * LETTER * size > width ? width : undefined;
}

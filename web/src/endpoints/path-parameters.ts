/** Returns the last part of a path without its file extension: `2025-10-27` of `2025-10-27.ics`. */
export function withoutExtension(file = ''): string {
  return file.slice(0, file.lastIndexOf('.'));
}

/** The given class names as one attribute value; absent ones are left out, nothing at all gives `undefined`. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

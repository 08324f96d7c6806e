/**
 * Serializes JSON like UiTdatabank: with `<`, `>`, `&`, `'` and quotes within strings as `\u00XX`, so that it is safe
 * to include in HTML.
 */
export function htmlSafeJson(value: unknown): string {
  // Match each escape as a whole, so that the second backslash of `\\"` does not count as the escape of a quote.
  return JSON.stringify(value).replaceAll(/\\(.)|[<>&']/g, (found, escaped: string | undefined) => {
    if (escaped !== undefined && escaped !== '"') return found;
    const code = (escaped ?? found).charCodeAt(0).toString(16).toUpperCase();
    return `\\u${code.padStart(4, '0')}`;
  });
}

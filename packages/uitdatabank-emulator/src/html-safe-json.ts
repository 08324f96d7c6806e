/**
 * Serializes JSON like UiTdatabank: with `<`, `>`, `&`, `'` and quotes within strings as `\u00XX`. This makes the JSON
 * safe to include in HTML.
 */
export function htmlSafeJson(value: unknown): string {
  // Match each escape as a whole. Otherwise the second backslash of `\\"` would count as the escape of a quote.
  return JSON.stringify(value).replaceAll(/\\(.)|[<>&']/g, (found, escaped: string | undefined) => {
    if (escaped !== undefined && escaped !== '"') return found;
    const code = (escaped ?? found).charCodeAt(0).toString(16).toUpperCase();
    return `\\u${code.padStart(4, '0')}`;
  });
}

/**
 * JSON in which `<`, `>`, `&`, `'` and the quotes inside texts are written as `\u00XX`, as UiTdatabank writes it:
 * it may stand in a page as it is.
 */
export function htmlSafeJson(value: unknown): string {
  // Every escape is taken as a whole, so that the backslash of `\\"` is not mistaken for that of a quote.
  return JSON.stringify(value).replaceAll(/\\(.)|[<>&']/g, (found, escaped: string | undefined) => {
    if (escaped !== undefined && escaped !== '"') return found;
    const code = (escaped ?? found).charCodeAt(0).toString(16).toUpperCase();
    return `\\u${code.padStart(4, '0')}`;
  });
}

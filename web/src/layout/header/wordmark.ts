/** The size of the site's wordmark, in the units of ui/icons/icons.svg. */
export const WORDMARK = { width: 3265, height: 957 };

/**
 * Returns the path data of the wordmark, for images that are drawn without a browser. Ribbon and letters have
 * different colours. `icons` is the source of ui/icons/icons.svg. Throws if the drawing is not a ribbon and letters.
 */
export function wordmarkPaths(icons: string): { ribbon: string; letters: string } {
  const [, drawing = ''] = /<g id="wordmark">(.*?)<\/g>/s.exec(icons) ?? [];
  const [ribbon, letters, ...more] = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (ribbon === undefined || letters === undefined || more.length > 0) {
    throw new Error('the wordmark must consist of a ribbon and letters');
  }
  return { ribbon, letters };
}

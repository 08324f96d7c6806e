/** The room that the drawn name takes, in units of its drawing in ui/icons/icons.svg. */
export const WORDMARK = { width: 3265, height: 957 };

/**
 * The drawn name as path data, for what is drawn without a browser, where each part has a colour of its own.
 * `icons` is the source of ui/icons/icons.svg. Throws where it draws the name otherwise.
 */
export function wordmarkPaths(icons: string): { ribbon: string; letters: string } {
  const [, drawing = ''] = /<g id="wordmark">(.*?)<\/g>/s.exec(icons) ?? [];
  const [ribbon, letters, ...more] = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (ribbon === undefined || letters === undefined || more.length > 0) {
    throw new Error('the name is drawn as a ribbon and letters');
  }
  return { ribbon, letters };
}

/** The nine colours of the house an editor may choose from (spec §3). */
export const PAGE_COLOURS = [
  'white',
  'red',
  'orange',
  'blue',
  'dark-blue',
  'grey',
  'purple',
  'pink',
  'green',
] as const;
export type PageColour = (typeof PAGE_COLOURS)[number];

/** The colour an editor chose; tolerant of «dark blue», «Dark_Blue», «darkBlue». Unknown or empty: `undefined`. */
export function parsePageColour(chosen: string): PageColour | undefined {
  const name = chosen
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return PAGE_COLOURS.find((colour) => colour === name);
}

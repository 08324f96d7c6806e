const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*\d{1,3}%?(?:\s*,\s*\d{1,3}%?){2}(?:\s*,\s*(?:\d{1,3}%|[01]?\.?\d{1,4}))?\s*\)$/i;
const NAME = /^[a-z]{3,24}$/i;

/**
 * The colour if it is nothing but a colour: hex of 3, 6 or 8 digits, `rgb()`/`rgba()` of numbers, or a name of
 * letters. It ends up in a `style`, where `red;position:fixed` would cover the page.
 */
export function cssColour(value: unknown): string | undefined {
  const colour = typeof value === 'string' ? value.trim() : '';
  return HEX.test(colour) || RGB.test(colour) || NAME.test(colour) ? colour : undefined;
}

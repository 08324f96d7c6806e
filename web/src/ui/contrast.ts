/**
 * The contrast ratio of two colours (`#rrggbb`) as WCAG 2.2 defines it, from 1 to 21. Whichever of the two is
 * the text does not matter.
 */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, from 0 for black to 1 for white. */
function luminanceOf(colour: string): number {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!found) throw new Error(`not a colour in six hexadecimal digits: ${colour}`);
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((digits) => linear(Number.parseInt(digits, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One channel of sRGB (0 to 255) as light: screens show the middle of that range much darker than half. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

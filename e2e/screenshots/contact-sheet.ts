import sharp from 'sharp';

/** Height of every screenshot on the sheet and the gap between them, in pixels. */
const THUMB = { height: 210, gap: 8 };
const PER_ROW = 3;
const PAPER = '#ede8e0';

/** Arranges the screenshots of all kinds of page on one sheet. */
export async function contactSheet(kinds: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const strips = await Promise.all(kinds.map(sideBySide));
  const { width = 0 } = await sharp(strips[0]).metadata();
  const [column, row] = [width + 3 * THUMB.gap, THUMB.height + 3 * THUMB.gap];
  const placed = strips.map((input, index) => ({
    input,
    left: (index % PER_ROW) * column + THUMB.gap,
    top: Math.floor(index / PER_ROW) * row + THUMB.gap,
  }));
  return paper(PER_ROW * column, Math.ceil(strips.length / PER_ROW) * row)
    .composite(placed)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

/** Places the screenshots of one kind of page side by side, scaled to one height. */
async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const thumbs = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height: THUMB.height }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const placed = thumbs.map(({ data, info }) => {
    const at = left;
    left += info.width + THUMB.gap;
    return { input: data, left: at, top: 0 };
  });
  return paper(left - THUMB.gap, THUMB.height)
    .composite(placed)
    .png()
    .toBuffer();
}

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: PAPER } });

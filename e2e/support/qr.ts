import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone reads in the one QR code of a page, as it is drawn. */
export async function readQr(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /^QR-code/ }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Returns the content of the only QR code on a page, decoded from a screenshot. */
export async function readQr(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /^QR-code/ }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
